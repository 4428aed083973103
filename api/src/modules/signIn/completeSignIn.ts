import type { AccountType } from '@skal/contracts/account/session';
import { type SignInReply, WRONG_ACCOUNT_TYPE } from '@skal/contracts/account/signIn';
import type { Locale } from '@skal/contracts/site/locale';
import type { EntityManager } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import { textIn } from '../../language/textIn.ts';
import { HttpError } from '../../server/errors/HttpError.ts';
import type { ApiContext } from '../../server/http/context.ts';
import type { Account } from '../account/findAccount.ts';
import { recordLogin } from '../account/recordLogin.ts';
import { refreshClientListEntry } from '../client/list/refreshClientListEntry.ts';
import { readSubscriptionStatus } from '../client/subscriptionStatus.ts';
import { recordStaffLogin } from '../staff/staffAccount.ts';
import { auditFailedSignIn, auditSignIn } from './auditSignIn.ts';

type Deps = Pick<Dependencies, 'db' | 'log'>;

/** Start page per account type; a type without one has no pages. */
const HOME_PAGES: Readonly<Record<AccountType, string>> = { admin: '/admin', client: '/dashboard' };

/** Message per status of a business that is not active; sent only after the right password. */
const INACTIVE_MESSAGES: Readonly<Record<string, string>> = {
  paused: /*i18n*/ 'Your subscription is paused. Please contact us to resume it.',
  cancelled: /*i18n*/ 'Your subscription has been cancelled. Please contact us if you would like to come back.',
};

/** Message for a disabled operator; sent only after the right password. */
const DISABLED_MESSAGE = /*i18n*/ 'This account has been disabled. Please ask the owner of the site.';

export const INVALID_CREDENTIALS = /*i18n*/ 'Invalid credentials';

/** Builds the reply to a successful sign-in. */
export const buildSignInReply = ({ accountType, firstName }: Account, locale: Locale): SignInReply => ({
  success: true,
  message: textIn(locale)(/*i18n*/ 'Welcome back, {name}!', { name: firstName }),
  redirectPath: HOME_PAGES[accountType],
});

/**
 * Requires that an authenticated account may sign in.
 * @throws HttpError 403 for a disabled operator, and for an account type without pages
 */
export function requireEnabledAccount(deps: Deps, account: Account, ctx: ApiContext): void {
  if (account.disabledAt !== null) {
    auditFailedSignIn(deps, account, ctx, 'disabled');
    throw new HttpError(403, DISABLED_MESSAGE, { code: 'disabled' });
  }
  if (!HOME_PAGES[account.accountType])
    throw new HttpError(403, /*i18n*/ 'This account has a different account type', { code: WRONG_ACCOUNT_TYPE });
}

/** Proof of a sign-in: the password hash at the time of verification, and the one to replace it with. */
interface SignInProof {
  passwordHash?: string;
  byPasswordAlone?: boolean;
}

/**
 * Signs in to an account, inside the caller's transaction.
 * @returns the key of the session, whose cookie the caller sends after the commit; null if the proof is no longer valid
 * @throws HttpError 403 for a business that is not active
 */
export async function completeSignIn(
  deps: Pick<Dependencies, 'db' | 'log' | 'sessions'>,
  manager: EntityManager,
  account: Account,
  ctx: ApiContext,
  { passwordHash = account.passwordHash, byPasswordAlone = false }: SignInProof = {},
): Promise<string | null> {
  const login = { verified: account.passwordHash, passwordHash, lastLoginAt: Date.now(), byPasswordAlone };
  if (!(await recordLogin(manager, account, login))) return null;
  // The account row is locked here. A concurrent pause has either committed already or will revoke this session.
  await requireActiveSubscription(deps, account, ctx);
  if (account.staffId) await recordStaffLogin(manager, account.staffId, login.lastLoginAt);
  else if (account.businessId) await refreshClientListEntry(manager, account.businessId);
  const key = await deps.sessions.start(manager, ctx, account.id);
  await auditSignIn(deps, manager, account, ctx);
  return key;
}

/**
 * Requires that a client's business is active.
 * @throws HttpError 403 if it is paused or cancelled
 */
export async function requireActiveSubscription(deps: Deps, account: Account, ctx: ApiContext): Promise<void> {
  const { accountType, businessId } = account;
  if (accountType !== 'client') return;
  const status = businessId ? await readSubscriptionStatus(deps.db, businessId) : 'cancelled';
  if (status === 'active') return;
  auditFailedSignIn(deps, account, ctx, status);
  throw new HttpError(403, INACTIVE_MESSAGES[status] ?? INVALID_CREDENTIALS, { code: status });
}
