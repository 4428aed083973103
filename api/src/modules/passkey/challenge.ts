import { hash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { isDuplicate } from '../../db/resilience/databaseErrors.ts';
import { insertRows } from '../../db/rows/insert.ts';
import { CookieKeys } from '../../server/auth/cookieKeys.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { UsedChallengeEntity } from './UsedChallenge.entity.ts';

type SessionKeySettings = Pick<ApiSettings, 'sessionKeys'>;

/** Lifetime of a challenge: longer than a browser waits for the user. */
const LIFETIME_MS = 5 * 60_000;

/** Timeout of the browser's dialog. */
export const TIMEOUT_MS = 2 * 60_000;

const signed = (purpose: string, until: string, nonce: string) => ['passkey', purpose, until, nonce].join('.');

const encode = (text: string) => Buffer.from(text).toString('base64url');

/** Creates a signed challenge for one purpose. It is stored only when redeemed, so requesting many fills no table. */
export function createChallenge({ sessionKeys }: SessionKeySettings, purpose: string): string {
  const until = (Date.now() + LIFETIME_MS).toString(36);
  const nonce = randomBytes(16).toString('base64url');
  return encode([until, nonce, new CookieKeys(sessionKeys).sign(signed(purpose, until, nonce))].join('.'));
}

/** Whether a challenge has our signature, this purpose, and is not expired. */
export function isValidChallenge({ sessionKeys }: SessionKeySettings, purpose: string, challenge: string): boolean {
  const [until = '', nonce = '', signature = ''] = Buffer.from(challenge, 'base64url').toString('utf8').split('.');
  if (!(Number.parseInt(until, 36) > Date.now())) return false;
  return new CookieKeys(sessionKeys).verify(signed(purpose, until, nonce), signature);
}

/** Redeems a challenge, inside the caller's transaction; false if it was redeemed before. */
export async function redeemChallenge(manager: EntityManager, challenge: string): Promise<boolean> {
  try {
    const usedChallenge = {
      id: hash('sha256', Buffer.from(challenge, 'base64url')),
      expiresAt: Date.now() + LIFETIME_MS,
    };
    await insertRows(manager, UsedChallengeEntity, [usedChallenge]);
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}
