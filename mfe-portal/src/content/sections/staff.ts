import type { ActivityReply } from '@skal/contracts/client/activity';
import type { StaffRole } from '@skal/contracts/client/staff';
import type { AuditValues } from '@skal/contracts/operations/audit';
import { formatInteger } from '../../format/number.ts';

/** Team, invitations, and roles with their default permissions: copy, not the enforced permissions (M6, T31). */
export const staff = {
  team: {
    title: 'Team',
    empty: 'No team members yet. Add the first one to get started.',
    loading: 'Loading your team',
    count: (members: number) => (members === 1 ? '1 member' : `${formatInteger(members)} members`),
    failed: {
      title: 'Your team could not be loaded',
      description: 'No one was removed. Please try again in a moment.',
    },
  },
  columns: {
    name: 'Name',
    role: 'Role',
    status: 'Status',
    permissions: 'Permissions',
    lastLogin: 'Last login',
    actions: 'Actions',
  },
  status: { active: 'Active', pending: 'Pending Invites' },
  never: 'Never',
  none: 'None',
  rolesTitle: 'Roles',
  edit: 'Edit Role',
  roles: [
    { name: 'Manager', permissions: ['Full Access', 'Staff Management', 'Analytics', 'Settings'] },
    { name: 'Bartender', permissions: ['Orders', 'Inventory', 'Customer Service'] },
    { name: 'Server', permissions: ['Orders', 'Reservations', 'Customer Service'] },
    { name: 'Chef', permissions: ['Kitchen Orders', 'Menu Management'] },
    { name: 'Host', permissions: ['Reservations', 'Customer Service', 'Events'] },
  ],
} as const;

/** Returns the label of a role: 'General Staff' for Staff (M4). */
export const roleName = (role: StaffRole): string => (role === 'Staff' ? 'General Staff' : role);

/** Adding and removing (M9-M12). */
export const staffForm = {
  open: 'Add Staff Member',
  title: 'Add a staff member',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  role: 'Role',
  permissions: 'Permissions',
  permissionsHint: 'What this person can see and change. You can leave this empty.',
  owner: 'Full access, like yours',
  ownerHint: 'An owner sees and changes everything, and can add and remove other people.',
  submit: 'Add to team',
  submitting: 'Adding...',
  cancel: 'Cancel',
  added: 'Staff member added',
  error: 'Error',
  addFailed: 'Failed to add staff member',
} as const;

export const staffRemoval = {
  action: (name: string) => `Remove ${name}`,
  title: (name: string) => `Remove ${name}?`,
  text: 'They will be removed from your team. You can add them again later.',
  confirm: 'Remove',
  removing: 'Removing...',
  cancel: 'Keep',
  removed: 'Staff member removed',
  error: 'Error',
  failed: 'Failed to remove staff member',
} as const;

/** Changing a member after launch. */
export const staffChange = {
  action: (name: string) => `Edit ${name}`,
  title: (name: string) => `Edit ${name}`,
  submit: 'Save changes',
  submitting: 'Saving...',
  saved: 'Changes saved',
  savedText: (name: string) => `They hold from the next thing that ${name} does.`,
  failed: 'Failed to save the changes',
  owner: 'Owner',
  all: 'Everything',
} as const;

/** Resetting a second factor, for someone who has lost phone and recovery codes. */
export const staffFactorReset = {
  action: (name: string) => `Reset two-step verification of ${name}`,
  title: (name: string) => `Reset Two-Step Verification of ${name}?`,
  text: 'Only do this for someone who has lost their phone and recovery codes, and make sure the request really comes from them. They will be signed out everywhere and can sign in with just their password until they set it up again.',
  confirm: 'Reset',
  resetting: 'Resetting...',
  cancel: 'Cancel',
  done: 'Two-step verification reset',
  doneText: (name: string) => `${name} has been signed out and can now sign in with just a password.`,
  failed: 'Two-step verification was not reset. Please try again in a moment.',
} as const;

/** Sending an invitation again. */
export const staffInvitation = {
  action: (name: string) => `Invite ${name} again`,
  sent: 'Invitation sent',
  sentText: (email: string) => `A new link is on its way to ${email}. The earlier one no longer works.`,
  failed: 'Failed to send the invitation',
} as const;

/** Templates of roles after launch. */
export const staffRoleForm = {
  title: (role: string) => `Edit the role ${role}`,
  description: 'New people with this role get these permissions. Your present team keeps theirs.',
  template: 'New people get',
  saved: 'Role saved',
  failed: 'Failed to save the role',
  loadFailed: {
    title: 'The roles could not be loaded',
    description: 'Your team is not affected. Please try again in a moment.',
  },
} as const;

/** What the team did, after launch. */
export const staffActivity = {
  title: 'Activity',
  caption: 'Activity of your team',
  loading: 'Loading the activity',
  empty: 'Nothing yet. Changes by you and your team appear here.',
  columns: { at: 'Time', who: 'Who', action: 'What', change: 'Change' },
  more: 'Show more',
  loadingMore: 'Loading...',
  none: '–',
  failed: {
    title: 'The activity could not be loaded',
    description: 'Nothing is lost. Please try again in a moment.',
  },
} as const;

/** Texts of the most frequent actions; others are shown as words of their names. */
const ACTIONS: ReadonlyMap<string, string> = new Map([
  ['session.started', 'Signed in'],
  ['session.ended', 'Signed out another browser'],
  ['credentials.changed', 'Changed the password'],
  ['link.used', 'Set a password by link'],
  ['email.changeRequested', 'Asked for a new email address'],
  ['email.changed', 'Changed the email address'],
  ['settings.saved', 'Saved the settings'],
  ['ticket.created', 'Sent a support ticket'],
  ['ticket.replied', 'Replied to a support ticket'],
  ['addOn.requested', 'Asked for an add-on'],
  ['integration.requested', 'Asked for an integration'],
  ['staff.added', 'Added a person'],
  ['staff.invited', 'Invited a person again'],
  ['staff.accepted', 'Joined the team'],
  ['staff.changed', 'Changed a person'],
  ['staff.removed', 'Removed a person'],
  ['staff.factorReset', 'Reset two-step verification of a person'],
  ['staffRole.changed', 'Changed a role'],
]);

/** Splits names of the wire into words: `staffRole.changed` becomes `staff role changed`. */
const splitWords = (name: string): string =>
  name.replace(/[.-]/g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Formats an action of the audit log. */
export function formatActivity(action: string): string {
  const words = splitWords(action);
  return ACTIONS.get(action) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const formatValue = (value: AuditValues[string] | undefined): string =>
  value === null || value === undefined || value === '' ? staffActivity.none : String(value);

/** Formats each changed field as a line with its old and new value. */
export function formatActivityChanges({ before, after }: Pick<ActivityReply, 'before' | 'after'>): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((name) => {
    const [was, is] = [before?.[name], after?.[name]];
    const text =
      before && after && was !== is ? `${formatValue(was)} → ${formatValue(is)}` : formatValue(after ? is : was);
    return `${splitWords(name)}: ${text}`;
  });
}
