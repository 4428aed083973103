import type { EntityManager } from 'typeorm';
import { notSignedIn } from '../../server/errors/HttpError.ts';
import type { ApiContext } from '../../server/http/context.ts';
import { SessionEntity } from './Session.entity.ts';
import { hashSessionKey } from './session.store.ts';

/**
 * Makes sure, inside a transaction that has locked the account's row, that the session of this request has not been
 * revoked since it was read. Whatever revokes sessions locks that row too.
 * @throws HttpError 401 where it has been
 */
export async function requireOpenSession(manager: EntityManager, { state }: ApiContext): Promise<void> {
  const id = state.session && hashSessionKey(state.session.key);
  if (!id || !(await manager.existsBy(SessionEntity, { id }))) throw notSignedIn();
}
