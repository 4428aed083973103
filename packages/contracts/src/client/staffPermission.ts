/** Assignable permissions (M5). */
export const staffPermissions = [
  'Orders',
  'Reservations',
  'Inventory',
  'Analytics',
  'Staff Management',
  'Settings',
] as const;
export type StaffPermission = (typeof staffPermissions)[number];
