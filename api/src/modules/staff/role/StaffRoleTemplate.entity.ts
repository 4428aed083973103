import type { StaffPermission, StaffRole } from '@skal/contracts/client/staff';
import { EntitySchema } from 'typeorm';
import { int, json, primaryId, reference, varchar } from '../../../db/columns.ts';

/** A client's own template of a role; a role without one has the default. */
export interface StaffRoleTemplate {
  id: string;
  businessId: string;
  role: StaffRole;
  permissions: StaffPermission[];
  version: number;
}

export const StaffRoleTemplateEntity = new EntitySchema<StaffRoleTemplate>({
  name: 'StaffRoleTemplate',
  tableName: 'staff_roles',
  columns: {
    id: primaryId(),
    businessId: reference('fk_staff_roles_business', 'Business', 'CASCADE'),
    role: varchar(16),
    permissions: json(),
    version: int(),
  },
  indices: [{ name: 'uq_staff_roles_role', columns: ['businessId', 'role'], unique: true }],
});
