import type { EntityManager } from 'typeorm';
import type { AccountIds } from '../account/lockAccount.ts';
import { EmailLinkEntity } from './EmailLink.entity.ts';

/** Revokes the pending e-mail change of an account, or of several, inside the caller's transaction. */
export async function endEmailChange(manager: EntityManager, accountId: AccountIds): Promise<void> {
  await manager.delete(EmailLinkEntity, { id: accountId });
}
