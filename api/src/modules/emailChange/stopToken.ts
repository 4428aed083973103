import { hash } from 'node:crypto';
import { PASSWORD_LINK_HOURS } from '@skal/contracts/site/serviceCommitments';
import { CookieKeys } from '../../server/auth/cookieKeys.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import type { Account } from '../account/findAccount.ts';

type Keys = Pick<ApiSettings, 'sessionKeys'>;

const LIFETIME_MS = PASSWORD_LINK_HOURS * 3600_000;

const signed = (account: string, until: string, mark: string) => ['stop-email-change', account, until, mark].join('.');

const computeFingerprint = ({ email }: Pick<Account, 'email'>): string =>
  hash('sha256', email, 'base64url').slice(0, 22);

/** A parsed token that stops email changes. */
export interface StopToken {
  accountId: string;
  /** Whether the account still has the address that the token was sent to. */
  isFor(account: Pick<Account, 'email'>): boolean;
}

/**
 * Creates the token that stops any pending email change of an account. It is signed, not stored, so it also stops a
 * change requested later.
 */
export function createStopToken({ sessionKeys }: Keys, account: Pick<Account, 'id' | 'email'>, now: number): string {
  const until = (now + LIFETIME_MS).toString(36);
  const mark = computeFingerprint(account);
  const signature = new CookieKeys(sessionKeys).sign(signed(account.id, until, mark));
  return Buffer.from([account.id, until, mark, signature].join('.')).toString('base64url');
}

/** Parses a token; null if its signature is invalid or it has expired. */
export function readStopToken({ sessionKeys }: Keys, token: string, now: number): StopToken | null {
  const parts = Buffer.from(token, 'base64url').toString('utf8').split('.');
  const [accountId = '', until = '', mark = '', signature = ''] = parts;
  if (!(Number.parseInt(until, 36) > now)) return null;
  if (!new CookieKeys(sessionKeys).verify(signed(accountId, until, mark), signature)) return null;
  return { accountId, isFor: (account) => computeFingerprint(account) === mark };
}
