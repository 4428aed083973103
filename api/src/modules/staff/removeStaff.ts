import type { Dependencies } from '../../dependencies.ts';
import { forbidden } from '../../server/errors/HttpError.ts';
import type { Call } from '../../server/http/route.ts';
import { findStaffAccount } from '../account/findAccount.ts';
import { lockAccount } from '../account/lockAccount.ts';
import { recordAuditEvent } from '../audit/recordAudit.ts';
import { findStaff } from './findStaff.ts';
import { StaffMemberEntity } from './StaffMember.entity.ts';
import { requireAuthority } from './staffAuthority.ts';

const YOURSELF = /*i18n*/ 'You cannot remove yourself. Ask another owner of the app.';

/**
 * Removes a member from the staff of a business. The account is deleted with the row, and so is every session, link and
 * passkey; the address can be added again. The client's own account is no member, so at least one owner remains.
 * @throws HttpError 404 for an unknown member, or one of another business; 403 for the user's own row, or without
 *   authority over the member
 */
export async function removeStaff(
  { db }: Pick<Dependencies, 'db'>,
  call: Call<{ id: string }, unknown>,
): Promise<void> {
  const { account, business, params } = call;
  await db.tx(async (manager) => {
    const own = await findStaffAccount(db, business.id, params.id);
    // The account first, as a sign-in does, so that the two do not wait for each other.
    if (own) await lockAccount(manager, own.id);
    const member = await findStaff(manager, business.id, params.id);
    if (own?.id === account.accountId) throw forbidden(YOURSELF);
    requireAuthority(account, { permissions: member.permissions, owner: Number(member.isOwner) === 1 });
    // A concurrent acceptance has locked the row: its account is deleted with it, or it finds no member.
    await manager.delete(StaffMemberEntity, { id: params.id, businessId: business.id });
    const { email, role } = member;
    await recordAuditEvent(manager, call, { action: 'staff.removed', client: business, before: { email, role } });
  });
}
