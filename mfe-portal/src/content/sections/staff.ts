import { plural, t } from '@lingui/core/macro';
import type { StaffPermission, StaffRole } from '@skal/contracts/client/staff';

const names: Readonly<Record<StaffPermission, string>> = {
  Orders: t`Orders`,
  Reservations: t`Reservations`,
  Inventory: t`Inventory`,
  Analytics: t`Analytics`,
  'Staff Management': t`Staff Management`,
  Settings: t`Settings`,
};

/** Returns the label of a permission; one that this release does not know is shown as it is. */
export const permissionName = (permission: StaffPermission): string => names[permission] ?? permission;

/** Formats permissions as a list of their labels; '' if there are none. */
export const formatPermissions = (permissions: readonly StaffPermission[]): string =>
  permissions.map(permissionName).join(', ');

/** Team, invitations, and roles with their default permissions: copy, not the enforced permissions (M6, T31). */
export const staff = {
  team: {
    title: t`Team`,
    empty: t`No team members yet. Add the first one to get started.`,
    loading: t`Loading your team`,
    count: (members: number) => plural(members, { one: '# member', other: '# members' }),
    failed: {
      title: t`Your team could not be loaded`,
      description: t`No one was removed. Please try again in a moment.`,
    },
  },
  columns: {
    name: t`Name`,
    role: t`Role`,
    status: t`Status`,
    permissions: t`Permissions`,
    lastLogin: t`Last login`,
    actions: t`Actions`,
  },
  status: { active: t`Active`, pending: t`Pending Invites` },
  never: t`Never`,
  none: t`None`,
  rolesTitle: t`Roles`,
  edit: t`Edit Role`,
  roles: [
    { name: 'Manager', permissions: [t`Full Access`, names['Staff Management'], names.Analytics, names.Settings] },
    { name: 'Bartender', permissions: [names.Orders, names.Inventory, t`Customer Service`] },
    { name: 'Server', permissions: [names.Orders, names.Reservations, t`Customer Service`] },
    { name: 'Chef', permissions: [t`Kitchen Orders`, t`Menu Management`] },
    { name: 'Host', permissions: [names.Reservations, t`Customer Service`, t`Events`] },
  ],
} as const;

const roleNames: Readonly<Record<StaffRole, string>> = {
  Manager: t`Manager`,
  Server: t({ message: 'Server', context: 'role' }),
  Bartender: t`Bartender`,
  Chef: t`Chef`,
  Host: t({ message: 'Host', context: 'role' }),
  Staff: t`General Staff`,
};

/** Returns the label of a role: 'General Staff' for Staff (M4); one that this release does not know is shown as it is. */
export const roleName = (role: StaffRole): string => roleNames[role] ?? role;

/** Adding and removing (M9-M12). */
export const staffForm = {
  open: t`Add Staff Member`,
  title: t`Add a staff member`,
  firstName: t`First name`,
  lastName: t`Last name`,
  email: t`Email`,
  role: t`Role`,
  permissions: t`Permissions`,
  permissionsHint: t`What this person can see and change. You can leave this empty.`,
  owner: t`Full access, like yours`,
  ownerHint: t`An owner sees and changes everything, and can add and remove other people.`,
  submit: t`Add to team`,
  submitting: t`Adding...`,
  cancel: t`Cancel`,
  added: t`Staff member added`,
  error: t`Error`,
  addFailed: t`Failed to add staff member`,
} as const;

export const staffRemoval = {
  action: (name: string) => t`Remove ${name}`,
  title: (name: string) => t`Remove ${name}?`,
  text: t`They will be removed from your team. You can add them again later.`,
  confirm: t`Remove`,
  removing: t`Removing...`,
  cancel: t`Keep`,
  removed: t`Staff member removed`,
  error: t`Error`,
  failed: t`Failed to remove staff member`,
} as const;

/** Changing a member after launch. */
export const staffChange = {
  action: (name: string) => t`Edit ${name}`,
  title: (name: string) => t`Edit ${name}`,
  submit: t`Save changes`,
  submitting: t`Saving...`,
  saved: t`Changes saved`,
  savedText: (name: string) => t`They hold from the next thing that ${name} does.`,
  failed: t`Failed to save the changes`,
  owner: t`Owner`,
  all: t`Everything`,
} as const;

/** Resetting a second factor, for someone who has lost phone and recovery codes. */
export const staffFactorReset = {
  action: (name: string) => t`Reset two-step verification of ${name}`,
  title: (name: string) => t`Reset Two-Step Verification of ${name}?`,
  text: t`Only do this for someone who has lost their phone and recovery codes, and make sure the request really comes from them. They will be signed out everywhere and can sign in with just their password until they set it up again.`,
  confirm: t`Reset`,
  resetting: t`Resetting...`,
  cancel: t`Cancel`,
  done: t`Two-step verification reset`,
  doneText: (name: string) => t`${name} has been signed out and can now sign in with just a password.`,
  failed: t`Two-step verification was not reset. Please try again in a moment.`,
} as const;

/** Sending an invitation again. */
export const staffInvitation = {
  action: (name: string) => t`Invite ${name} again`,
  sent: t`Invitation sent`,
  sentText: (email: string) => t`A new link is on its way to ${email}. The earlier one no longer works.`,
  failed: t`Failed to send the invitation`,
} as const;

/** Templates of roles after launch. */
export const staffRoleForm = {
  title: (role: string) => t`Edit the role ${role}`,
  description: t`New people with this role get these permissions. Your present team keeps theirs.`,
  template: t`New people get`,
  saved: t`Role saved`,
  failed: t`Failed to save the role`,
  loadFailed: {
    title: t`The roles could not be loaded`,
    description: t`Your team is not affected. Please try again in a moment.`,
  },
} as const;
