import type { OperatorRole } from '@skal/contracts/account/session';
import { PASSWORD_LINK_HOURS } from '@skal/contracts/site/serviceCommitments';
import { secondFactorReset } from '../clients/secondFactorReset.ts';

export const roleNames: Readonly<Record<OperatorRole, string>> = { owner: 'Owner', support: 'Support' };

/** Permissions of each role. */
export const roleDescriptions: Readonly<Record<OperatorRole, string>> = {
  owner: 'Does everything, and says who else comes in here.',
  support: 'Sees and answers. Cannot delete, launch or book.',
};

/** Copy of the operators page. */
export const operators = {
  title: 'Operators',
  lead: 'Everybody who can open this dashboard.',
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
  failed: { title: 'The operators did not load', description: 'Nothing is lost. Try again in a moment.' },
  ownersOnly: {
    title: 'For owners only',
    description: 'An owner of the site invites operators and says what they may do. Ask one of them.',
  },
} as const;

/** Results of the actions. */
export const operatorToasts = {
  changed: 'Operator Changed',
  roleNow: (name: string, role: string) => `${name} is ${role} now.`,
  letGo: (name: string) => `${name} is signed out, and does not come in any more.`,
  backIn: (name: string) => `${name} can sign in again.`,
  isReset: secondFactorReset.done,
  resetFor: secondFactorReset.doneFor,
  linkSent: 'Link Sent',
  linkTo: (email: string) => `The mail to ${email} is on its way. Its link works for ${PASSWORD_LINK_HOURS} hours.`,
  error: 'Error',
  failed: 'This did not work. Try again in a moment.',
} as const;

/** Confirmations of the actions. */
export const operatorDialogs = {
  disable: {
    title: (name: string) => `Disable ${name}?`,
    text: 'They are signed out at once and cannot sign in until somebody enables them again. Nothing that they did is lost.',
    confirm: 'Disable',
    busy: 'Disabling...',
  },
  resetFactor: secondFactorReset,
  cancel: 'Cancel',
} as const;

export const inviteForm = {
  title: 'Invite Operator',
  description: `They get a mail with a link to choose their own password. It works once, for ${PASSWORD_LINK_HOURS} hours.`,
  contactName: 'Name',
  email: 'Email',
  role: 'Role',
  submit: 'Send Invitation',
  busy: 'Sending...',
  cancel: 'Cancel',
  sent: 'Invitation Sent',
  sentTo: (email: string) => `The mail to ${email} is on its way.`,
} as const;
