import type { AccountType } from '@skal/contracts/account/session';
import type { SignInReply } from '@skal/contracts/account/signIn';
import type { EntityManager } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../server/errors/HttpError.ts';
import type { ApiContext } from '../../server/http/context.ts';
import type { Account } from '../account/findAccount.ts';
import { recordLogin } from '../account/recordLogin.ts';
import { refreshClientListEntry } from '../client/list/refreshClientListEntry.ts';
import { subscriptionStatus } from '../client/subscriptionStatus.ts';
import { auditFailedSignIn, auditSignIn } from './auditSignIn.ts';

type Deps = Pick<Dependencies, 'db' | 'log'>;

/** Where each kind of account goes after signing in; a kind that is not here has no pages. */
const HOME: Readonly<Record<AccountType, string>> = { admin: '/admin', client: '/dashboard' };

/** Why a business that is not active may not come in; said only after the right password. */
const CLOSED: Readonly<Record<string, string>> = {
  paused: 'Your subscription is paused. Please contact us to resume it.',
  cancelled: 'Your subscription has been cancelled. Please contact us if you would like to come back.',
};

/** Said of an operator whom another one has let go; only after the right password. */
const DISABLED = 'This account has been disabled. Please ask the owner of the site.';

export const INVALID_CREDENTIALS = 'Invalid credentials';

/** What a sign-in that has succeeded says. */
export const signInReply = ({ accountType, firstName }: Account): SignInReply => ({
  success: true,
  message: `Welcome back, ${firstName}!`,
  redirectPath: HOME[accountType],
});

/**
 * Asks whether somebody who has shown who they are may come in at all.
 * @throws HttpError 403 for an operator who was let go, and a kind of account that has no pages
 */
export function requireEnabledAccount(deps: Deps, account: Account, ctx: ApiContext): void {
  if (account.disabledAt !== null) {
    auditFailedSignIn(deps, account, ctx, 'disabled');
    throw new HttpError(403, DISABLED, { code: 'disabled' });
  }
  if (!HOME[account.accountType]) throw new HttpError(403, 'This account has a different account type');
}

/** By what somebody was known: the password's hash that stood then, and the one that may take its place. */
interface SignInProof {
  passwordHash?: string;
  byPasswordAlone?: boolean;
}

/**
 * Signs in to an account, inside the caller's transaction: false where what was shown no longer stands.
 * @throws HttpError 403 for a business that is not active
 */
export async function completeSignIn(
  deps: Pick<Dependencies, 'db' | 'log' | 'sessions'>,
  manager: EntityManager,
  account: Account,
  ctx: ApiContext,
  { passwordHash = account.passwordHash, byPasswordAlone = false }: SignInProof = {},
): Promise<boolean> {
  const login = { verified: account.passwordHash, passwordHash, lastLoginAt: Date.now(), byPasswordAlone };
  if (!(await recordLogin(manager, account, login))) return false;
  // The account row is locked here. A concurrent pause has either committed already or will revoke this session.
  await requireActiveSubscription(deps, account, ctx);
  if (account.businessId) await refreshClientListEntry(manager, account.businessId);
  await deps.sessions.start(manager, ctx, account.id);
  await auditSignIn(deps, manager, account, ctx);
  return true;
}

/**
 * Asks whether a client's business may come in.
 * @throws HttpError 403 where it is paused or cancelled
 */
export async function requireActiveSubscription(deps: Deps, account: Account, ctx: ApiContext): Promise<void> {
  const { accountType, businessId } = account;
  if (accountType !== 'client') return;
  const status = businessId ? await subscriptionStatus(deps.db, businessId) : 'cancelled';
  if (status === 'active') return;
  auditFailedSignIn(deps, account, ctx, status);
  throw new HttpError(403, CLOSED[status] ?? INVALID_CREDENTIALS, { code: status });
}
