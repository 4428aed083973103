import type { Dependencies } from '../../dependencies.ts';
import { conflict, notFound } from '../../server/errors/HttpError.ts';
import type { Call } from '../../server/http/route.ts';
import { findOperator } from '../account/operators.ts';
import { resetSecondFactor } from '../secondFactor/resetSecondFactor.ts';

const OWN_ACCOUNT = /*i18n*/ 'This is your own account. Ask another owner to reset it, or turn it off yourself.';

/**
 * Removes another operator's second factor and passkeys.
 * @throws HttpError 404 for an unknown operator, 409 for one's own account
 */
export async function resetOperatorSecondFactor(
  deps: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  call: Call<Readonly<Record<'id', string>>, undefined>,
): Promise<void> {
  const operator = await findOperator(deps.db, call.params.id);
  if (!operator) throw notFound('operator');
  if (operator.id === call.account.accountId) throw conflict(OWN_ACCOUNT);
  const { email } = operator;
  await resetSecondFactor(deps, operator, { actor: call, action: 'operator.factorReset', after: { email } });
}
