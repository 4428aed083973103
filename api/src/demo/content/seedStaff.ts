import { isDuplicate } from '../../db/resilience/databaseErrors.ts';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import { createAccount } from '../../modules/account/createAccount.ts';
import { recordAuditEvent } from '../../modules/audit/recordAudit.ts';
import { lockBusiness } from '../../modules/client/lockBusiness.ts';
import { describePermissions } from '../../modules/staff/findStaff.ts';
import { readStaffRoles } from '../../modules/staff/role/staffRoles.ts';
import { StaffMemberEntity } from '../../modules/staff/StaffMember.entity.ts';
import { HttpError } from '../../server/errors/HttpError.ts';
import { demoStaff } from '../accounts.ts';
import type { DemoBusiness } from '../demoBusiness.ts';

/** Adds the demo staff with accounts, unless the business has staff or an address has an account. */
export async function seedStaff(
  { db, passwordHasher }: Pick<Dependencies, 'db' | 'passwordHasher'>,
  { businessId, owner }: DemoBusiness,
): Promise<void> {
  const hashes: string[] = [];
  for (const { password } of demoStaff) hashes.push(await passwordHasher.hash(password));
  const adding = db.tx(async (manager) => {
    const client = await lockBusiness(manager, businessId);
    if (await manager.existsBy(StaffMemberEntity, { businessId })) return;
    const roles = new Map(
      (await readStaffRoles(manager, businessId)).map(({ role, permissions }) => [role, permissions]),
    );
    for (const [index, { role, password: _, ...person }] of demoStaff.entries()) {
      const permissions = roles.get(role) ?? [];
      const staffId = newId();
      const status = { status: 'active', isOwner: 0, lastLoginAt: null, createdAt: Date.now(), version: 1 } as const;
      await insertRows(manager, StaffMemberEntity, [
        { ...person, ...status, id: staffId, businessId, role, permissions: [...permissions] },
      ]);
      const passwordHash = hashes[index] ?? '';
      await createAccount(manager, { ...person, accountType: 'client', passwordHash, businessId, staffId });
      const after = { email: person.email, role, permissions: describePermissions(permissions) };
      await recordAuditEvent(manager, owner, { action: 'staff.added', client, after });
    }
  });
  await adding.catch((error: unknown) => {
    const isTaken = isDuplicate(error) || (error instanceof HttpError && error.status === 409);
    if (!isTaken) throw error;
  });
}
