import type { StaffRole } from '@skal/contracts/client/staff';
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
