import { hash } from 'node:crypto';
import type { ApiContext } from '../../server/http/context.ts';
import type { Account } from '../account/findAccount.ts';
import { readCookie, setCookie } from '../session/cookies.ts';

/** The cookie that says that the password was right in this browser. It signs nobody in; only a code does. */
const NAME = 'skal.step';

/** Long enough to look for one's phone. */
const KEPT_MS = 10 * 60_000;

type Owner = Pick<Account, 'id' | 'passwordHash'>;

/** Made from the stored password, so that a new password ends it. */
const markOf = ({ id, passwordHash }: Owner, until: string): string =>
  hash('sha256', ['step', id, until, passwordHash].join('.'), 'base64url');

/** Lets the browser go on with a code. The cookie is signed: nobody can write one. */
export function setPendingSignIn(ctx: ApiContext, account: Owner): void {
  const until = (Date.now() + KEPT_MS).toString(36);
  setCookie(ctx, NAME, [account.id, until, markOf(account, until)].join('.'), KEPT_MS);
}

/** Whose password was right in this browser, while that still counts; `stillIs` says whether it is theirs now. */
export function readPendingSignIn(ctx: ApiContext): { id: string; stillIs(account: Owner): boolean } | undefined {
  const [id = '', until = '', mark] = readCookie(ctx, NAME).split('.');
  // A clock that is behind does not make it last longer: the time is the server's own.
  if (!(Number.parseInt(until, 36) > Date.now())) return undefined;
  return { id, stillIs: (account) => account.id === id && markOf(account, until) === mark };
}

/** The second step is done, or there is nothing to go on with. */
export const clearPendingSignIn = (ctx: ApiContext): void => setCookie(ctx, NAME, null);
