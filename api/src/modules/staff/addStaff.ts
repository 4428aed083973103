import type { AddStaffBody } from '@skal/contracts/client/staff';
import { isDuplicate } from '../../db/resilience/databaseErrors.ts';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { AuthenticatedBusiness } from '../../server/auth/access.ts';
import { conflict } from '../../server/errors/HttpError.ts';
import { normalizeEmail } from '../account/findAccount.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { consumeQuota } from '../quota/consumeQuota.ts';
import { type StaffMember, StaffMemberEntity } from './StaffMember.entity.ts';
import { invitationMail } from './staff.mails.ts';

const EMAIL_TAKEN = 'Someone with this email address is already on your team.';

/**
 * Adds a member to the staff of a business, and emails an invitation.
 * @throws HttpError 409 if the address is on this staff already, regardless of other businesses and accounts; 429 if
 *   the business has used its daily quota
 */
export async function addStaff(
  { db, settings, wakeMailWorker }: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  business: AuthenticatedBusiness,
  body: AddStaffBody,
): Promise<StaffMember> {
  const createdAt = Date.now();
  const { firstName, lastName, role } = body;
  const member: StaffMember = {
    id: newId(),
    businessId: business.id,
    email: normalizeEmail(body.email),
    ...{ firstName, lastName, role },
    status: 'pending',
    permissions: [...new Set(body.permissions)],
    lastLoginAt: null,
    createdAt,
  };
  try {
    await db.tx(async (manager) => {
      await insertRows(manager, StaffMemberEntity, [member]);
      await consumeQuota(
        manager,
        { businessId: business.id, kind: 'invitations', amount: 1, now: createdAt },
        settings,
      );
      await enqueueMails(manager, [invitationMail(member, business, settings)], createdAt);
    });
  } catch (error) {
    throw isDuplicate(error) ? conflict(EMAIL_TAKEN, { email: EMAIL_TAKEN }) : error;
  }
  wakeMailWorker();
  return member;
}
