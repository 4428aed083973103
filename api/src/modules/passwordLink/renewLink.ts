import type { EntityManager } from 'typeorm';
import type { AccountIds } from '../account/holdAccount.ts';
import { type FreshLink, renewLinkOf } from '../account/link.ts';
import { PasswordLinkEntity } from './PasswordLink.entity.ts';

/** Makes an account's link to set a password, inside the caller's transaction. */
export const renewLink = (manager: EntityManager, accountId: string, now: number): Promise<FreshLink> =>
  renewLinkOf(manager, PasswordLinkEntity, { id: accountId }, now);

/** Revokes the password link of an account, or of several, inside the caller's transaction. */
export async function endLink(manager: EntityManager, accountId: AccountIds): Promise<void> {
  await manager.delete(PasswordLinkEntity, { id: accountId });
}
