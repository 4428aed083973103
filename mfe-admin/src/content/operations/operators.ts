import { t } from '@lingui/core/macro';
import type { OperatorRole } from '@skal/contracts/account/session';
import { PASSWORD_LINK_HOURS } from '@skal/contracts/site/serviceCommitments';
import { secondFactorReset } from '../clients/secondFactorReset.ts';

export const roleNames: Readonly<Record<OperatorRole, string>> = { owner: t`Owner`, support: t`Support` };

/** Permissions of each role. */
export const roleDescriptions: Readonly<Record<OperatorRole, string>> = {
  owner: t`Full access, including managing operators.`,
  support: t`Can view data and answer messages. Cannot delete clients, launch apps or add ledger entries.`,
};

/** Copy of the operators page. */
export const operators = {
  title: t`Operators`,
  lead: t`Everyone with access to this dashboard.`,
  invite: t`Invite Operator`,
  caption: t`Operators`,
  columns: {
    name: t`Name`,
    email: t`Email`,
    role: t`Role`,
    status: t`Status`,
    lastLogin: t`Last Login`,
    actions: t`Actions`,
  },
  you: t`You`,
  active: t`Active`,
  waiting: t`Not signed in yet`,
  disabled: t`Disabled`,
  never: t`Never`,
  makeOwner: t`Make owner`,
  makeSupport: t`Make support`,
  sendLink: t`Send link`,
  resetFactor: secondFactorReset.button,
  disable: t`Disable`,
  enable: t`Enable`,
  failed: {
    title: t`The operators could not be loaded`,
    description: t`Your data is safe. Please try again in a moment.`,
  },
  ownersOnly: {
    title: t`For owners only`,
    description: t`Only owners can invite operators and set their roles. Please ask an owner.`,
  },
} as const;

/** Results of the actions. */
export const operatorToasts = {
  changed: t`Operator Updated`,
  roleChanged: (name: string, role: string) => t`${name} is now ${role}.`,
  disabledText: (name: string) => t`${name} has been signed out and can no longer sign in.`,
  enabledText: (name: string) => t`${name} can sign in again.`,
  isReset: secondFactorReset.done,
  resetFor: secondFactorReset.doneFor,
  linkSent: t`Link Sent`,
  linkTo: (email: string) =>
    t`An email to ${email} is on its way. The link expires after ${PASSWORD_LINK_HOURS} hours.`,
  error: t`Error`,
  failed: t`Something went wrong. Please try again in a moment.`,
} as const;

/** Confirmations of the actions. */
export const operatorDialogs = {
  disable: {
    title: (name: string) => t`Disable ${name}?`,
    text: t`They will be signed out immediately and cannot sign in until the account is enabled again. Their past activity is kept.`,
    confirm: t`Disable`,
    busy: t`Disabling...`,
  },
  resetFactor: secondFactorReset,
  cancel: t`Cancel`,
} as const;

export const inviteForm = {
  title: t`Invite Operator`,
  description: t`They receive an email with a link to choose a password. The link works once and expires after ${PASSWORD_LINK_HOURS} hours.`,
  contactName: t`Name`,
  email: t`Email`,
  role: t`Role`,
  submit: t`Send Invitation`,
  busy: t`Sending...`,
  cancel: t`Cancel`,
  sent: t`Invitation Sent`,
  sentTo: (email: string) => t`An email to ${email} is on its way.`,
} as const;
