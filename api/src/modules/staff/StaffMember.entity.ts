import type { StaffPermission, StaffRole } from '@skal/contracts/staff';
import { EntitySchema } from 'typeorm';
import { json, line, maybe, primaryId, reference, time } from '../../db/columns.ts';

/**
 * Somebody who works for a client. No account belongs to it, so the same address may be on the staff of another
 * client or sign in for one, and nobody learns of that here.
 */
export interface StaffMember {
  id: string;
  businessId: string;
  /** As compared: trimmed and in lower case. */
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
    email: line(254),
    firstName: line(200),
    lastName: line(200),
    role: line(16),
    status: line(16),
    permissions: json(),
    lastLoginAt: maybe(time()),
    createdAt: time(),
  },
  indices: [{ name: 'uq_staff_email', columns: ['businessId', 'email'], unique: true }],
});
