import { type InferType, object } from 'yup';
import { enumField } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import { say } from '../site/say.ts';
import { permissionList, requiredVersion, type StaffPermission, type StaffRole, staffRoles } from './staff.ts';

/** The new template of a role, and the version that it is based on. */
export const changeStaffRoleSchema = object({
  role: enumField(staffRoles, say(/*i18n*/ 'Please choose a role from the list')),
  version: requiredVersion(0),
  permissions: permissionList(),
});

export type ChangeStaffRoleBody = InferType<typeof changeStaffRoleSchema>;

/** Template of a role: the permissions that a new member of that role gets, unless others are chosen. */
export interface StaffRoleReply {
  role: StaffRole;
  permissions: StaffPermission[];
  /** 0 until the business has changed the template. */
  version: number;
}

export const staffRole = withPermission(['Staff Management'], {
  list: endpoint.get('/api/staff-roles', 'client', reply<StaffRoleReply[]>()),
  /** 409 with the current template (`current`) when the version is outdated. */
  change: endpoint.put(
    '/api/staff-roles',
    'client',
    changeStaffRoleSchema,
    reply<StaffRoleReply>(200, { errorStatuses: [409] }),
  ),
});
