import type { StaffReply } from '@skal/contracts/client/staff';
import { toIsoTimeOrNull } from '../../time/calendar.ts';
import type { StaffMember } from './StaffMember.entity.ts';

/**
 * Presents a member of staff to the client (M3).
 * @param secured ids of members with a second factor; none of a new or invited member
 */
export function presentStaff(member: StaffMember, secured: ReadonlySet<string> = new Set()): StaffReply {
  const { id, email, firstName, lastName, role, status, permissions, isOwner, lastLoginAt, version } = member;
  const owner = Number(isOwner) === 1;
  const lastLogin = toIsoTimeOrNull(lastLoginAt);
  const secondFactor = secured.has(id);
  return { id, email, firstName, lastName, role, status, permissions, owner, lastLogin, secondFactor, version };
}
