import type { StaffPermission } from '../client/staffPermission.ts';

/** A member of staff with one of these edits a part of the content, and may publish it. */
export const contentPermissions: readonly StaffPermission[] = ['Inventory', 'Reservations', 'Settings'];
