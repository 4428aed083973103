import type { StaffReply } from '@skal/contracts/client/staff';
import { toIsoTimeOrNull } from '../../time/calendar.ts';
import type { StaffMember } from './StaffMember.entity.ts';

/** Presents a member of staff to the client (M3). */
export function presentStaff(member: StaffMember): StaffReply {
  const { id, email, firstName, lastName, role, status, permissions, isOwner, lastLoginAt, version } = member;
  const owner = Number(isOwner) === 1;
  const lastLogin = toIsoTimeOrNull(lastLoginAt);
  return { id, email, firstName, lastName, role, status, permissions, owner, lastLogin, version };
}
