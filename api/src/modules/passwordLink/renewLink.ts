import { hash, randomBytes } from 'node:crypto';
import { LINK_HOURS } from '@skal/contracts/promises';
import type { EntityManager } from 'typeorm';
import { PasswordLinkEntity } from './PasswordLink.entity.ts';

const KEPT_MS = LINK_HOURS * 3600_000;

/** A link is stored under the hash of what it carries. */
export const hashOf = (token: string): string => hash('sha256', token);

/** A link as it goes into a mail. */
export interface FreshLink {
  token: string;
  expiresAt: number;
}

/** Makes an account's link, inside the caller's transaction; one that it had before is dead with that. */
export async function renewLink(manager: EntityManager, accountId: string, now: number): Promise<FreshLink> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = now + KEPT_MS;
  await manager
    .createQueryBuilder()
    .insert()
    .into(PasswordLinkEntity)
    .values({ id: accountId, tokenHash: hashOf(token), createdAt: now, expiresAt, usedAt: null })
    .orUpdate(['token_hash', 'created_at', 'expires_at', 'used_at'], ['id'])
    .updateEntity(false)
    .execute();
  return { token, expiresAt };
}

/** Lets an account's link die, inside the caller's transaction: its password has changed, or it may not come in any more. */
export async function endLink(manager: EntityManager, accountId: string): Promise<void> {
  await manager.delete(PasswordLinkEntity, { id: accountId });
}
