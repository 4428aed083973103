import type { EntityManager } from 'typeorm';
import { type FreshLink, renewLinkOf } from '../account/link.ts';
import { PasswordLinkEntity } from './PasswordLink.entity.ts';

/** Makes an account's link to set a password, inside the caller's transaction. */
export const renewLink = (manager: EntityManager, accountId: string, now: number): Promise<FreshLink> =>
  renewLinkOf(manager, PasswordLinkEntity, { id: accountId }, now);

/** Lets an account's link die, inside the caller's transaction: its password has changed, or it may not come in any more. */
export async function endLink(manager: EntityManager, accountId: string): Promise<void> {
  await manager.delete(PasswordLinkEntity, { id: accountId });
}
