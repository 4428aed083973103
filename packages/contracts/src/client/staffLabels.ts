import { say } from '../site/say.ts';
import type { StaffPermission } from './staffPermission.ts';

/** Display labels of permissions. */
export const staffPermissionLabels: Readonly<Record<StaffPermission, string>> = {
  Orders: say(/*i18n*/ 'Orders'),
  Reservations: say(/*i18n*/ 'Reservations'),
  Inventory: say(/*i18n*/ 'Inventory'),
  Analytics: say(/*i18n*/ 'Analytics'),
  'Staff Management': say(/*i18n*/ 'Staff Management'),
  Settings: say(/*i18n*/ 'Settings'),
};
