import type { AddStaffBody } from '@skal/contracts/client/staff';
import { isDuplicate } from '../../db/resilience/databaseErrors.ts';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict } from '../../server/errors/HttpError.ts';
import type { Call } from '../../server/http/route.ts';
import { normalizeEmail } from '../account/findAccount.ts';
import { recordAuditEvent } from '../audit/recordAudit.ts';
import { describePermissions } from './findStaff.ts';
import { mailInvitation } from './inviteStaff.ts';
import { type StaffMember, StaffMemberEntity } from './StaffMember.entity.ts';
import { requireAuthority } from './staffAuthority.ts';

const EMAIL_TAKEN = /*i18n*/ 'Someone with this email address is already on your team.';

/**
 * Adds a member to the staff of a business, and emails an invitation.
 * @throws HttpError 409 if the address is on this staff already, regardless of other businesses and accounts; 403 for
 *   permissions that the user may not give; 429 if the business has used its daily quota
 */
export async function addStaff(
  { db, settings, wakeMailWorker }: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  call: Call<unknown, AddStaffBody>,
): Promise<StaffMember> {
  const { account, body, business } = call;
  const { firstName, lastName, role, owner = false } = body;
  const permissions = [...new Set(body.permissions)];
  requireAuthority(account, { permissions, owner });
  const member: StaffMember = {
    id: newId(),
    businessId: business.id,
    email: normalizeEmail(body.email),
    ...{ firstName, lastName, role, permissions },
    status: 'pending',
    isOwner: owner ? 1 : 0,
    lastLoginAt: null,
    createdAt: Date.now(),
    version: 1,
  };
  try {
    await db.tx(async (manager) => {
      await insertRows(manager, StaffMemberEntity, [member]);
      await mailInvitation(manager, member, call, settings);
      const after = {
        email: member.email,
        role,
        permissions: describePermissions(permissions),
        ...(owner && { owner }),
      };
      await recordAuditEvent(manager, call, { action: 'staff.added', client: business, after });
    });
  } catch (error) {
    throw isDuplicate(error) ? conflict(EMAIL_TAKEN, { email: EMAIL_TAKEN }) : error;
  }
  wakeMailWorker();
  return member;
}
