import { changeSite } from '../commands/changeSite.ts';
import type { Database } from '../db/database.ts';
import { findAccount } from '../modules/account/findAccount.ts';
import { formatFullName } from '../modules/account/name.ts';
import { changeOperatorAccount, findOperator, type Operator } from '../modules/account/operators.ts';
import { PasswordHasher } from '../modules/account/PasswordHasher.ts';
import { setPassword } from '../modules/account/replacePassword.ts';
import { recordAuditEvent, SYSTEM_ACTOR } from '../modules/audit/recordAudit.ts';
import { revokeGrants } from '../modules/grant/revokeGrants.ts';
import { conflict, notFound } from '../server/errors/HttpError.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { checkOperator } from './addOperator.ts';

async function findOperatorByEmail(db: Database, email: string): Promise<Operator> {
  const account = await findAccount(db, email);
  const operator = account && (await findOperator(db, account.id));
  if (!operator) throw notFound('operator');
  return operator;
}

/**
 * Disables an operator and ends their sessions immediately. A dry run only validates it.
 * @throws HttpError when the operator does not exist, or is the last owner
 */
export const disableOperator = (settings: ApiSettings, email: string, dryRun = false): Promise<void> =>
  changeSite(settings, dryRun, async (db) => {
    const operator = await findOperatorByEmail(db, email);
    if (operator.disabledAt !== null) return;
    await db.tx(async (manager) => {
      const isDone = await changeOperatorAccount(manager, operator.id, { disabledAt: Date.now() });
      if (!isDone) throw conflict('This is the only owner. Create another one first.');
      await revokeGrants(manager, 'accountClosed', operator.id);
      await recordAuditEvent(manager, SYSTEM_ACTOR, { action: 'operator.disabled', after: { email: operator.email } });
    });
  });

/**
 * Sets an operator's password, removes the second factor and passkeys, and revokes all sessions. A dry run only
 * validates it.
 * @throws HttpError when the operator does not exist, or the password is weak
 */
export const resetOperator = (settings: ApiSettings, email: string, password: string, dryRun = false): Promise<void> =>
  changeSite(settings, dryRun, async (db) => {
    const operator = await findOperatorByEmail(db, email);
    checkOperator(settings, { email: operator.email, contactName: formatFullName(operator), password });
    const passwordHash = await new PasswordHasher(settings.hashing).hash(password);
    await db.tx(async (manager) => {
      await setPassword(manager, operator.id, passwordHash);
      await revokeGrants(manager, 'accountReset', operator.id);
      await recordAuditEvent(manager, SYSTEM_ACTOR, { action: 'operator.reset', after: { email: operator.email } });
    });
  });
