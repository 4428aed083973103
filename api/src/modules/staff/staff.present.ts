import type { StaffReply } from '@skal/contracts/staff';
import { isoTimeOrNull } from '../../calendar.ts';
import type { StaffMember } from './StaffMember.entity.ts';

/** A member of staff as the client sees them (M3). */
export function presentStaff(member: StaffMember): StaffReply {
  const { id, email, firstName, lastName, role, status, permissions, lastLoginAt } = member;
  return { id, email, firstName, lastName, role, status, permissions, lastLogin: isoTimeOrNull(lastLoginAt) };
}
