import type { EntityManager } from 'typeorm';
import type { AccountIds } from '../account/lockAccount.ts';
import { EmailLinkEntity } from './EmailLink.entity.ts';

/** Revokes the pending email change of one or several accounts, inside the caller's transaction. */
export async function endEmailChange(manager: EntityManager, accountId: AccountIds): Promise<void> {
  await manager.delete(EmailLinkEntity, { id: accountId });
}
