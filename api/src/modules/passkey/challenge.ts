import { hash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { isDuplicate } from '../../db/resilience/databaseErrors.ts';
import { insertRows } from '../../db/rows/insert.ts';
import { CookieKeys } from '../../server/auth/cookieKeys.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { UsedChallengeEntity } from './UsedChallenge.entity.ts';

type SessionKeySettings = Pick<ApiSettings, 'sessionKeys'>;

/** Longer than a browser waits for its owner. */
const KEPT_MS = 5 * 60_000;

/** So long a browser waits. */
export const TIMEOUT_MS = 2 * 60_000;

const signed = (purpose: string, until: string, nonce: string) => ['passkey', purpose, until, nonce].join('.');

const encoded = (text: string) => Buffer.from(text).toString('base64url');

/**
 * Makes a challenge for one purpose. It is known again by our signature: nothing is stored before somebody has
 * answered it, so asking for many fills no table.
 */
export function newChallenge({ sessionKeys }: SessionKeySettings, purpose: string): string {
  const until = (Date.now() + KEPT_MS).toString(36);
  const nonce = randomBytes(16).toString('base64url');
  return encoded([until, nonce, new CookieKeys(sessionKeys).sign(signed(purpose, until, nonce))].join('.'));
}

/** Whether a challenge is ours, for this purpose, and not over. */
export function isValidChallenge({ sessionKeys }: SessionKeySettings, purpose: string, challenge: string): boolean {
  const [until = '', nonce = '', signature = ''] = Buffer.from(challenge, 'base64url').toString('utf8').split('.');
  if (!(Number.parseInt(until, 36) > Date.now())) return false;
  return new CookieKeys(sessionKeys).verify(signed(purpose, until, nonce), signature);
}

/** Uses a challenge up, inside the caller's transaction; false for one that was answered before. */
export async function redeemChallenge(manager: EntityManager, challenge: string): Promise<boolean> {
  try {
    const spent = { id: hash('sha256', Buffer.from(challenge, 'base64url')), expiresAt: Date.now() + KEPT_MS };
    await insertRows(manager, UsedChallengeEntity, [spent]);
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}
