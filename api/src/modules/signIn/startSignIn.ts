import { hash } from 'node:crypto';
import type { AccountType } from '@skal/contracts/session';
import type { SignInBody } from '@skal/contracts/signIn';
import type { Parts } from '../../parts.ts';
import type { ApiContext } from '../../server/context.ts';
import { limitKey } from '../../server/peer.ts';
import { Refusal } from '../../server/refusal.ts';
import { type Account, findAccount, normalEmail } from '../account/findAccount.ts';
import { noteLogin } from '../account/noteLogin.ts';
import { listClient } from '../client/listClient.ts';
import { subscriptionStatus } from '../client/subscriptionStatus.ts';
import { knownDevice, rememberDevice } from './devices.ts';
import { noteDeniedSignIn, noteSignIn } from './noteSignIn.ts';

/** Where each kind of account goes after signing in; a kind that is not here has no pages. */
const HOME: Readonly<Record<AccountType, string>> = { admin: '/admin', client: '/dashboard' };

/** Why a business that is not active may not come in; said only after the right password. */
const CLOSED: Readonly<Record<string, string>> = {
  paused: 'Your subscription is paused. Please contact us to resume it.',
  cancelled: 'Your subscription has been cancelled. Please contact us if you would like to come back.',
};

/** How often a password is verified again because its hash was replaced meanwhile. */
const ATTEMPTS = 3;

/** Said of an operator whom another one has let go; only after the right password. */
const DISABLED = 'This account has been disabled. Please ask the owner of the site.';

const WRONG = 'Invalid credentials';

const wrong = () => new Refusal(401, WRONG);

export interface SignedInTo {
  account: Account;
  redirectPath: string;
}

/**
 * Checks an e-mail address and a password, and signs in: `start` is part of the transaction that makes sure that the
 * password still stands.
 * @throws Refusal 401 (or 404 for an unknown account, where the settings say so), 403 for an account that may not
 *   come in, 429 after too many wrong passwords
 */
export async function startSignIn(
  parts: Parts,
  { email, password }: SignInBody,
  ctx: ApiContext,
  start: (accountId: string) => Promise<void>,
): Promise<SignedInTo> {
  const { db, passwords } = parts;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const account = await verified(parts, { email, password }, ctx);
    const redirectPath = HOME[account.accountType];
    if (!redirectPath) throw new Refusal(403, 'This account has a different account type');

    const before = account.passwordHash;
    const passwordHash = (await passwords.renew(before, password)) ?? before;
    const stands = await db.tx(async (manager) => {
      if (!(await noteLogin(manager, account, { verified: before, passwordHash, lastLoginAt: Date.now() })))
        return false;
      // Behind it, as the account is held now: whoever pauses the business comes before this, or ends this session.
      await requireOpenBusiness(parts, account, ctx);
      if (account.businessId) await listClient(manager, account.businessId);
      await start(account.id);
      await noteSignIn(parts, manager, account, ctx);
      return true;
    });
    if (!stands) continue;
    rememberDevice(ctx, { id: account.id, passwordHash });
    return { account, redirectPath };
  }
  throw wrong();
}

/** The account that this password belongs to. A device of the owner's has a count of its own, others share theirs. */
async function verified(parts: Parts, { email, password }: SignInBody, ctx: ApiContext): Promise<Account> {
  const { db, limits, passwords, settings, admits } = parts;
  const found = await findAccount(db, email);
  const account = found && admits(found.email) ? found : null;
  const guess = () => passwords.verify(account?.passwordHash, password);

  const device = account && knownDevice(ctx, account);
  const address = limitKey(ctx.state.peer.ip);
  const emailKey = hash('sha256', normalEmail(email));
  const matches = device
    ? await limits.loginDevice.attempt(device, guess)
    : await limits.loginIp.attempt(address, () => limits.loginEmail.attempt(emailKey, guess));

  if (!account && settings.authErrorDetail === 'distinct') throw new Refusal(404, 'Account not found');
  if (account && !matches) noteDeniedSignIn(parts, account, ctx, 'wrong');
  if (!account || !matches) throw wrong();
  if (account.disabledAt !== null) {
    noteDeniedSignIn(parts, account, ctx, 'disabled');
    throw new Refusal(403, DISABLED, { code: 'disabled' });
  }
  return account;
}

async function requireOpenBusiness(parts: Parts, account: Account, ctx: ApiContext): Promise<void> {
  const { accountType, businessId } = account;
  if (accountType !== 'client') return;
  const status = businessId ? await subscriptionStatus(parts.db, businessId) : 'cancelled';
  if (status === 'active') return;
  noteDeniedSignIn(parts, account, ctx, status);
  throw new Refusal(403, CLOSED[status] ?? WRONG, { code: status });
}
