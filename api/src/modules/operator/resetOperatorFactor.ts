import type { Parts } from '../../parts.ts';
import { conflict, notFound } from '../../server/refusal.ts';
import type { Call } from '../../server/route.ts';
import { findOperator } from '../account/operators.ts';
import { noteAudit } from '../audit/noteAudit.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { removePasskeys } from '../passkey/removePasskey.ts';
import { removeFactor } from '../secondFactor/changeFactor.ts';
import { factorMail } from '../secondFactor/secondFactor.mails.ts';
import { endSessions } from '../session/endOtherSessions.ts';

const OWN = 'This is your own account. Another owner can reset it, or you turn it off yourself.';

/**
 * Takes another operator's second step and passkeys away, for somebody who has lost their phone and their recovery codes, and signs
 * them out everywhere. Their password stays as it is.
 * @throws Refusal 404 for somebody who is no operator, 409 for one's own account
 */
export async function resetOperatorFactor(
  { db, settings, mailsWaiting }: Pick<Parts, 'db' | 'settings' | 'mailsWaiting'>,
  call: Call<Readonly<Record<'id', string>>, undefined>,
): Promise<void> {
  const operator = await findOperator(db, call.params.id);
  if (!operator) throw notFound('operator');
  const { id, email } = operator;
  if (id === call.account.accountId) throw conflict(OWN);
  await db.tx(async (manager) => {
    await removeFactor(manager, id);
    await removePasskeys(manager, id);
    await endSessions(manager, id);
    await enqueueMails(manager, [factorMail(operator, 'reset', settings)], Date.now());
    await noteAudit(manager, call, { action: 'operator.factorReset', after: { email } });
  });
  mailsWaiting();
}
