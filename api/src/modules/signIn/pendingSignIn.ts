import { hash } from 'node:crypto';
import type { ApiContext } from '../../server/http/context.ts';
import type { Account } from '../account/findAccount.ts';
import { readCookie, setCookie } from '../session/cookies.ts';

/** Cookie that records a right password in this browser. It signs no one in; only a code does. */
const NAME = 'skal.step';

/** Long enough to fetch a phone. */
const LIFETIME_MS = 10 * 60_000;

type Owner = Pick<Account, 'id' | 'passwordHash'>;

/** Derived from the stored password hash, so a new password revokes it. */
const computeMark = ({ id, passwordHash }: Owner, until: string): string =>
  hash('sha256', ['step', id, until, passwordHash].join('.'), 'base64url');

/** Lets the browser continue with a code. The cookie is signed, so it cannot be forged. */
export function setPendingSignIn(ctx: ApiContext, account: Owner): void {
  const until = (Date.now() + LIFETIME_MS).toString(36);
  setCookie(ctx, NAME, [account.id, until, computeMark(account, until)].join('.'), LIFETIME_MS);
}

/** Reads whose password was right in this browser, until it expires; `matches` compares with the current password. */
export function readPendingSignIn(ctx: ApiContext): { id: string; matches(account: Owner): boolean } | undefined {
  const [id = '', until = '', mark] = readCookie(ctx, NAME).split('.');
  // Compared with the server's own time, so a slow clock on the client does not extend it.
  if (!(Number.parseInt(until, 36) > Date.now())) return undefined;
  return { id, matches: (account) => account.id === id && computeMark(account, until) === mark };
}

/** Removes the cookie after the second step, or if it is invalid. */
export const clearPendingSignIn = (ctx: ApiContext): void => setCookie(ctx, NAME, null);
