import { hash } from 'node:crypto';
import type { AccountType } from '@skal/contracts/session';
import type { SignInBody } from '@skal/contracts/signIn';
import type { Parts } from '../../parts.ts';
import type { Peer } from '../../server/peer.ts';
import { limitKey } from '../../server/peer.ts';
import { Refusal } from '../../server/refusal.ts';
import { type Account, findAccount, normalEmail } from '../account/findAccount.ts';
import { subscriptionStatus } from '../client/subscriptionStatus.ts';

/** Where each kind of account goes after signing in; a kind that is not here has no pages. */
const HOME: Readonly<Record<AccountType, string>> = { admin: '/admin', client: '/dashboard' };

const WRONG = 'Invalid credentials';

/** Why a business that is not active may not come in; said only after the right password. */
const CLOSED: Readonly<Record<string, string>> = {
  paused: 'Your subscription is paused. Please contact us to resume it.',
  cancelled: 'Your subscription has been cancelled. Please contact us if you would like to come back.',
};

export interface SignedInTo {
  account: Account;
  redirectPath: string;
}

/**
 * Checks an e-mail address and a password.
 * @throws Refusal 401 (or 404 for an unknown account, where the settings say so), 403 for an account that may not
 *   come in, 429 after too many wrong passwords
 */
export async function signIn(
  { db, limits, passwords, settings, admits }: Parts,
  { email, password }: SignInBody,
  peer: Peer,
): Promise<SignedInTo> {
  const address = limitKey(peer.ip);
  const emailKey = hash('sha256', normalEmail(email));
  await countAttempt(limits, emailKey, address);

  const found = await findAccount(db, email);
  const account = found && admits(found.email) ? found : null;
  const matches = await passwords.verify(account?.passwordHash, password);
  if (!account && settings.authErrorDetail === 'distinct') throw new Refusal(404, 'Account not found');
  if (!account || !matches) throw new Refusal(401, WRONG);

  await Promise.all([limits.loginEmail.giveBack(emailKey), limits.remember(emailKey, address)]);
  const redirectPath = HOME[account.accountType];
  if (!redirectPath) throw new Refusal(403, 'This account has a different account type');
  await requireOpenBusiness(db, account);
  return { account, redirectPath };
}

/** Counts for the account, too: many addresses may guess at one. Whoever has signed in from an address before may. */
async function countAttempt(limits: Parts['limits'], emailKey: string, address: string): Promise<void> {
  try {
    await limits.loginEmail.take(emailKey);
  } catch (error) {
    if (!(error instanceof Refusal) || !(await limits.isKnown(emailKey, address))) throw error;
  }
}

async function requireOpenBusiness(db: Parts['db'], { accountType, businessId }: Account): Promise<void> {
  if (accountType !== 'client') return;
  const status = businessId ? await subscriptionStatus(db, businessId) : 'cancelled';
  if (status !== 'active') throw new Refusal(403, CLOSED[status] ?? WRONG, { code: status });
}
