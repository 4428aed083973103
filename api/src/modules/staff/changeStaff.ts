import type { ChangeStaffBody } from '@skal/contracts/client/staff';
import type { Dependencies } from '../../dependencies.ts';
import { outdated } from '../../server/errors/HttpError.ts';
import type { Call } from '../../server/http/route.ts';
import { findSecuredStaff } from '../account/findAccount.ts';
import { recordAuditEvent } from '../audit/recordAudit.ts';
import { describePermissions, findStaff } from './findStaff.ts';
import { type StaffMember, StaffMemberEntity } from './StaffMember.entity.ts';
import { presentStaff } from './staff.present.ts';
import { requireAuthority } from './staffAuthority.ts';

const OUTDATED = /*i18n*/ 'Someone else has changed this person in the meantime. Your changes have not been saved yet.';

const toRights = ({ permissions, isOwner }: StaffMember) => ({ permissions, owner: Number(isOwner) === 1 });

const toAuditValues = ({ email, role, permissions, isOwner }: StaffMember) => ({
  ...{ email, role, permissions: describePermissions(permissions), owner: Number(isOwner) === 1 },
});

/**
 * Changes role and permissions of a member; it holds from their next request. Optimistic locking (ADR-0026).
 * @throws HttpError 404 for an unknown member, 409 with the current one for an outdated version, 403 without authority
 *   over the rights before or after
 */
export function changeStaff(
  { db }: Pick<Dependencies, 'db'>,
  call: Call<{ id: string }, ChangeStaffBody>,
): Promise<StaffMember> {
  const { account, business, body, params } = call;
  const { role, owner = false, version } = body;
  return db.tx(async (manager) => {
    const unchanged = { id: params.id, businessId: business.id, version };
    const { affected } = await manager.increment(StaffMemberEntity, unchanged, 'version', 1);
    const before = await findStaff(manager, business.id, params.id);
    if (!affected) throw outdated(OUTDATED, presentStaff(before, await findSecuredStaff(manager, business.id)));
    const change = { role, permissions: [...new Set(body.permissions)], isOwner: owner ? 1 : 0 };
    const after = { ...before, ...change };
    requireAuthority(account, toRights(before), toRights(after));
    await manager.update(StaffMemberEntity, { id: params.id }, change);
    await recordAuditEvent(manager, call, {
      action: 'staff.changed',
      client: business,
      before: toAuditValues(before),
      after: toAuditValues(after),
    });
    return after;
  });
}
