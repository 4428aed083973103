import type { StaffPermission, StaffRole } from '@skal/contracts/client/staff';
import { staffPermissions, staffRoles } from '@skal/contracts/client/staff';
import type { ChangeStaffRoleBody, StaffRoleReply } from '@skal/contracts/client/staffRole';
import type { EntityManager } from 'typeorm';
import { isDuplicate } from '../../../db/resilience/databaseErrors.ts';
import { newId } from '../../../db/rows/id.ts';
import { insertRows } from '../../../db/rows/insert.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { outdated } from '../../../server/errors/HttpError.ts';
import type { Call } from '../../../server/http/route.ts';
import { recordAuditEvent } from '../../audit/recordAudit.ts';
import { describePermissions } from '../findStaff.ts';
import { requireAuthority } from '../staffAuthority.ts';
import { StaffRoleTemplateEntity } from './StaffRoleTemplate.entity.ts';

/** Templates until a business changes them: the permissions that the role cards name (M6, T31). */
const DEFAULTS: Readonly<Record<StaffRole, readonly StaffPermission[]>> = {
  Manager: staffPermissions,
  Server: ['Orders', 'Reservations'],
  Bartender: ['Orders', 'Inventory'],
  Chef: ['Orders', 'Inventory'],
  Host: ['Reservations'],
  Staff: [],
};

/** Reads the templates of all roles of a business. */
export async function readStaffRoles(manager: EntityManager, businessId: string): Promise<StaffRoleReply[]> {
  const own = await manager.findBy(StaffRoleTemplateEntity, { businessId });
  return staffRoles.map((role) => {
    const template = own.find((each) => each.role === role);
    return template
      ? { role, permissions: template.permissions, version: template.version }
      : { role, permissions: [...DEFAULTS[role]], version: 0 };
  });
}

const OUTDATED = /*i18n*/ 'Someone else has changed this role in the meantime. Your changes have not been saved yet.';

/**
 * Changes the template of a role; members keep their permissions. Optimistic locking (ADR-0026): version 0 inserts the
 * row, and the table rejects a second one.
 * @throws HttpError 409 with the current template for an outdated version, 403 without authority over the permissions
 */
export async function changeStaffRole(
  { db }: Pick<Dependencies, 'db'>,
  call: Call<unknown, ChangeStaffRoleBody>,
): Promise<StaffRoleReply> {
  const { account, body, business } = call;
  const { role, version } = body;
  const permissions = [...new Set(body.permissions)];
  const current = async (manager: EntityManager) => {
    const template = (await readStaffRoles(manager, business.id)).find((each) => each.role === role);
    return template ?? { role, permissions: [], version: 0 };
  };
  const change = db.tx(async (manager) => {
    const before = await current(manager);
    if (before.version !== version) throw outdated(OUTDATED, before);
    requireAuthority(account, { permissions: before.permissions, owner: false }, { permissions, owner: false });
    const after = { role, permissions, version: version + 1 };
    if (version === 0) {
      await insertRows(manager, StaffRoleTemplateEntity, [{ id: newId(), businessId: business.id, ...after }]);
    } else {
      const unchanged = { businessId: business.id, role, version };
      const { affected } = await manager.update(StaffRoleTemplateEntity, unchanged, after);
      if (!affected) throw outdated(OUTDATED, await current(manager));
    }
    await recordAuditEvent(manager, call, {
      action: 'staffRole.changed',
      client: business,
      before: { role, permissions: describePermissions(before.permissions) },
      after: { role, permissions: describePermissions(permissions) },
    });
    return after;
  });
  return change.catch(async (error: unknown) => {
    throw isDuplicate(error) ? outdated(OUTDATED, await db.read(current)) : error;
  });
}
