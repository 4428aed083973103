import { changeSite } from '../commands/changeSite.ts';
import type { Database } from '../db/database.ts';
import { findAccount } from '../modules/account/findAccount.ts';
import { fullName } from '../modules/account/name.ts';
import { changeOperatorAccount, findOperator, type Operator } from '../modules/account/operators.ts';
import { PasswordHasher } from '../modules/account/PasswordHasher.ts';
import { setPassword } from '../modules/account/replacePassword.ts';
import { recordAuditEvent, SYSTEM_ACTOR } from '../modules/audit/recordAudit.ts';
import { revokeGrants } from '../modules/grant/revokeGrants.ts';
import { conflict, notFound } from '../server/errors/HttpError.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { checkOperator } from './addOperator.ts';

async function operatorWith(db: Database, email: string): Promise<Operator> {
  const account = await findAccount(db, email);
  const operator = account && (await findOperator(db, account.id));
  if (!operator) throw notFound('operator');
  return operator;
}

/**
 * Lets an operator go: they are out at once. A dry run only checks it.
 * @throws HttpError when there is no such operator, or no owner would be left
 */
export const disableOperator = (settings: ApiSettings, email: string, dryRun = false): Promise<void> =>
  changeSite(settings, dryRun, async (db) => {
    const operator = await operatorWith(db, email);
    if (operator.disabledAt !== null) return;
    await db.tx(async (manager) => {
      const isDone = await changeOperatorAccount(manager, operator.id, { disabledAt: Date.now() });
      if (!isDone) throw conflict('Nobody else is an owner: create one first.');
      await revokeGrants(manager, 'accountClosed', operator.id);
      await recordAuditEvent(manager, SYSTEM_ACTOR, { action: 'operator.disabled', after: { email: operator.email } });
    });
  });

/**
 * Gives an operator a new password, takes away their second step and passkeys, and signs them out everywhere. A dry run only checks
 * it.
 * @throws HttpError when there is no such operator, or the password is too easy
 */
export const resetOperator = (settings: ApiSettings, email: string, password: string, dryRun = false): Promise<void> =>
  changeSite(settings, dryRun, async (db) => {
    const operator = await operatorWith(db, email);
    checkOperator(settings, { email: operator.email, contactName: fullName(operator), password });
    const passwordHash = await new PasswordHasher(settings.hashing).hash(password);
    await db.tx(async (manager) => {
      await setPassword(manager, operator.id, passwordHash);
      await revokeGrants(manager, 'accountReset', operator.id);
      await recordAuditEvent(manager, SYSTEM_ACTOR, { action: 'operator.reset', after: { email: operator.email } });
    });
  });
