import type { EntityManager } from 'typeorm';
import { notSignedIn } from '../../server/errors/HttpError.ts';
import type { ApiContext } from '../../server/http/context.ts';
import { SessionEntity } from './Session.entity.ts';
import { hashSessionKey } from './session.store.ts';

/**
 * Requires, in a transaction that has locked the account's row, that the session of this request has not been revoked
 * since it was read. Every revocation locks that row too.
 * @throws HttpError 401 if it has been revoked
 */
export async function requireOpenSession(manager: EntityManager, { state }: ApiContext): Promise<void> {
  const id = state.session && hashSessionKey(state.session.key);
  if (!id || !(await manager.existsBy(SessionEntity, { id }))) throw notSignedIn();
}
