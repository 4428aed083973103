import type { EntityManager } from 'typeorm';
import type { AccountIds } from '../account/lockAccount.ts';
import { type IssuedLink, issueTokenLink } from '../account/tokenLink.ts';
import { PasswordLinkEntity } from './PasswordLink.entity.ts';

/** Issues an account's password link, inside the caller's transaction. */
export const issuePasswordLink = (manager: EntityManager, accountId: string, now: number): Promise<IssuedLink> =>
  issueTokenLink(manager, PasswordLinkEntity, { id: accountId }, now);

/** Revokes the password link of one or several accounts, inside the caller's transaction. */
export async function revokePasswordLink(manager: EntityManager, accountId: AccountIds): Promise<void> {
  await manager.delete(PasswordLinkEntity, { id: accountId });
}
