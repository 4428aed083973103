import type { StaffPermission, StaffRole } from '@skal/contracts/client/staff';
import { EntitySchema } from 'typeorm';
import { epochMs, int, json, nullable, primaryId, reference, varchar, withDefault } from '../../db/columns.ts';

/**
 * A member of a client's staff. An account is created when the invitation is accepted. Until then the same address may be
 * on another client's staff or have an account, and neither is revealed here.
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
  /** 1 for an invited owner, who has all permissions; 0 for others. */
  isOwner: number;
  lastLoginAt: number | null;
  createdAt: number;
  /** Incremented by each change of role or permissions; not by an acceptance or a sign-in, which conflict with no edit. */
  version: number;
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
    isOwner: withDefault(int(), 0),
    lastLoginAt: nullable(epochMs()),
    createdAt: epochMs(),
    version: withDefault(int(), 1),
  },
  indices: [{ name: 'uq_staff_email', columns: ['businessId', 'email'], unique: true }],
});
