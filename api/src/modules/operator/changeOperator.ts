import type { ChangeOperatorBody } from '@skal/contracts/account/operator';
import type { Dependencies } from '../../dependencies.ts';
import { conflict, notFound } from '../../server/errors/HttpError.ts';
import type { Call } from '../../server/http/route.ts';
import { changeOperatorAccount, findOperator, type Operator } from '../account/operators.ts';
import { recordAuditEvent } from '../audit/recordAudit.ts';
import { revokeGrants } from '../grant/revokeGrants.ts';

const OWN_ACCOUNT = /*i18n*/ 'This is your own account. Another owner can change it.';
const LAST_OWNER = /*i18n*/ 'There must be at least one owner. Please make someone else an owner first.';

/** Returns the fields that differ from the current ones; null if none do. */
function findChanges(operator: Operator, { role, disabled }: ChangeOperatorBody) {
  const isDisabled = operator.disabledAt !== null;
  return {
    ...(role !== undefined && role !== operator.role && { role }),
    ...(disabled !== undefined && disabled !== isDisabled && { disabledAt: disabled ? Date.now() : null }),
  };
}

/** Values for the audit log. */
const auditValues = ({ email, role, disabledAt }: Operator) => ({ email, role, disabled: disabledAt !== null });

/** Audit action: disabling and enabling have their own, because they are searched for. */
function chooseAction({ disabledAt }: Partial<Operator>): string {
  if (disabledAt === undefined) return 'operator.changed';
  return disabledAt === null ? 'operator.enabled' : 'operator.disabled';
}

/**
 * Changes another operator's role, disables them (which revokes their sessions) or enables them.
 * @throws HttpError 404 for an unknown operator, 409 for one's own account or if no owner would remain
 */
export async function changeOperator(
  { db }: Pick<Dependencies, 'db'>,
  call: Call<Readonly<Record<'id', string>>, ChangeOperatorBody>,
): Promise<Operator> {
  const operator = await findOperator(db, call.params.id);
  if (!operator) throw notFound('operator');
  if (operator.id === call.account.accountId) throw conflict(OWN_ACCOUNT);
  const changes = findChanges(operator, call.body);
  if (Object.keys(changes).length === 0) return operator;
  const changed = { ...operator, ...changes };

  await db.tx(async (manager) => {
    if (!(await changeOperatorAccount(manager, operator.id, changes))) throw conflict(LAST_OWNER);
    if (changed.disabledAt !== null) await revokeGrants(manager, 'accountClosed', operator.id);
    await recordAuditEvent(manager, call, {
      action: chooseAction(changes),
      before: auditValues(operator),
      after: auditValues(changed),
    });
  });
  return changed;
}
