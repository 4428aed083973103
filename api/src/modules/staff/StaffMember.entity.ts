import type { StaffPermission, StaffRole } from '@skal/contracts/client/staff';
import { EntitySchema } from 'typeorm';
import { epochMs, json, nullable, primaryId, reference, varchar } from '../../db/columns.ts';

/**
 * A member of a client's staff. Members have no account, so the same address may be on another client's staff or have
 * an account, and neither is revealed here.
 */
export interface StaffMember {
  id: string;
  businessId: string;
  /** Normalised: trimmed and in lower case. */
  email: string;
  firstName: string;
  lastName: string;
  role: StaffRole;
  status: 'active' | 'pending';
  permissions: StaffPermission[];
  lastLoginAt: number | null;
  createdAt: number;
}

export const StaffMemberEntity = new EntitySchema<StaffMember>({
  name: 'StaffMember',
  tableName: 'staff',
  columns: {
    id: primaryId(),
    businessId: reference('fk_staff_business', 'Business', 'CASCADE'),
    email: varchar(254),
    firstName: varchar(200),
    lastName: varchar(200),
    role: varchar(16),
    status: varchar(16),
    permissions: json(),
    lastLoginAt: nullable(epochMs()),
    createdAt: epochMs(),
  },
  indices: [{ name: 'uq_staff_email', columns: ['businessId', 'email'], unique: true }],
});
