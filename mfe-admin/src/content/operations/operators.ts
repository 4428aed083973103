import type { OperatorRole } from '@skal/contracts/account/session';
import { PASSWORD_LINK_HOURS } from '@skal/contracts/site/serviceCommitments';
import { secondFactorReset } from '../clients/secondFactorReset.ts';

export const roleNames: Readonly<Record<OperatorRole, string>> = { owner: 'Owner', support: 'Support' };

/** Permissions of each role. */
export const roleDescriptions: Readonly<Record<OperatorRole, string>> = {
  owner: 'Full access, including managing operators.',
  support: 'Can view data and answer messages. Cannot delete clients, launch apps or add ledger entries.',
};

/** Copy of the operators page. */
export const operators = {
  title: 'Operators',
  lead: 'Everyone with access to this dashboard.',
  invite: 'Invite Operator',
  caption: 'Operators',
  columns: {
    name: 'Name',
    email: 'Email',
    role: 'Role',
    status: 'Status',
    lastLogin: 'Last Login',
    actions: 'Actions',
  },
  you: 'You',
  active: 'Active',
  waiting: 'Not signed in yet',
  disabled: 'Disabled',
  never: 'Never',
  makeOwner: 'Make owner',
  makeSupport: 'Make support',
  sendLink: 'Send link',
  resetFactor: secondFactorReset.button,
  disable: 'Disable',
  enable: 'Enable',
  failed: {
    title: 'The operators could not be loaded',
    description: 'Your data is safe. Please try again in a moment.',
  },
  ownersOnly: {
    title: 'For owners only',
    description: 'Only owners can invite operators and set their roles. Please ask an owner.',
  },
} as const;

/** Results of the actions. */
export const operatorToasts = {
  changed: 'Operator Updated',
  roleChanged: (name: string, role: string) => `${name} is now ${role}.`,
  disabledText: (name: string) => `${name} has been signed out and can no longer sign in.`,
  enabledText: (name: string) => `${name} can sign in again.`,
  isReset: secondFactorReset.done,
  resetFor: secondFactorReset.doneFor,
  linkSent: 'Link Sent',
  linkTo: (email: string) => `An email to ${email} is on its way. The link expires after ${PASSWORD_LINK_HOURS} hours.`,
  error: 'Error',
  failed: 'Something went wrong. Please try again in a moment.',
} as const;

/** Confirmations of the actions. */
export const operatorDialogs = {
  disable: {
    title: (name: string) => `Disable ${name}?`,
    text: 'They will be signed out immediately and cannot sign in until the account is enabled again. Their past activity is kept.',
    confirm: 'Disable',
    busy: 'Disabling...',
  },
  resetFactor: secondFactorReset,
  cancel: 'Cancel',
} as const;

export const inviteForm = {
  title: 'Invite Operator',
  description: `They receive an email with a link to choose a password. The link works once and expires after ${PASSWORD_LINK_HOURS} hours.`,
  contactName: 'Name',
  email: 'Email',
  role: 'Role',
  submit: 'Send Invitation',
  busy: 'Sending...',
  cancel: 'Cancel',
  sent: 'Invitation Sent',
  sentTo: (email: string) => `An email to ${email} is on its way.`,
} as const;
