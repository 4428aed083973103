/** The roles and what each may do by default: copy, not the enforced permissions (M6, T31). */
export const staff = {
  team: { title: 'Team', empty: 'No team members yet' },
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
