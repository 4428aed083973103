import type { Dependencies } from '../../../dependencies.ts';
import type { Actor } from '../../audit/recordAudit.ts';
import { resetSecondFactor } from '../../secondFactor/resetSecondFactor.ts';
import { findClient } from './clientDetail.query.ts';

/**
 * Removes a client's second factor and passkeys.
 * @throws HttpError 404 for an unknown client
 */
export async function resetClientSecondFactor(
  deps: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  id: string,
  actor: Actor,
): Promise<void> {
  const { accountId, email, firstName, businessName: name } = await findClient(deps.db, id);
  const event = { action: 'client.factorReset', client: { id, name }, after: { email } };
  await resetSecondFactor(deps, { id: accountId, email, firstName }, { actor, ...event });
}
