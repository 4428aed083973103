import { hash } from 'node:crypto';
import { CODE_NEEDED, type SignInBody } from '@skal/contracts/account/signIn';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../server/errors/HttpError.ts';
import type { ApiContext } from '../../server/http/context.ts';
import { type Account, findAccount, normalizeEmail } from '../account/findAccount.ts';
import { replacePassword } from '../account/replacePassword.ts';
import { auditFailedSignIn } from './auditSignIn.ts';
import {
  completeSignIn,
  INVALID_CREDENTIALS,
  requireActiveSubscription,
  requireEnabledAccount,
} from './completeSignIn.ts';
import { rememberDevice } from './devices.ts';
import { limitAttempts } from './limitAttempts.ts';
import { setPendingSignIn } from './pendingSignIn.ts';

/** Maximum number of verifications if a concurrent rehash replaces the hash. */
const ATTEMPTS = 3;

const wrongPassword = () => new HttpError(401, INVALID_CREDENTIALS);

const CODE = /*i18n*/ 'Please enter the code that your authenticator app shows.';

/**
 * Checks an email address and a password, and signs in. The transaction that signs in checks again that the password is
 * unchanged and that no code is required.
 * @throws HttpError 401 for a wrong password, 404 for an unknown account if `AUTH_ERROR_DETAIL` allows it
 * @throws HttpError 401 `code-needed` if a code is required, 403 if the account may not sign in, 429 after many failures
 */
export async function startSignIn(
  deps: Pick<Dependencies, 'db' | 'settings' | 'log' | 'limits' | 'passwordHasher' | 'canSignIn' | 'sessions'>,
  { email, password }: SignInBody,
  ctx: ApiContext,
): Promise<Account> {
  const { db, passwordHasher } = deps;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const account = await verified(deps, { email, password }, ctx);
    requireEnabledAccount(deps, account, ctx);
    const before = account.passwordHash;
    const passwordHash = (await passwordHasher.rehash(before, password)) ?? before;
    if (account.factorSince !== null) throw await codeNeeded(deps, account, passwordHash, ctx);
    const known = { passwordHash, byPasswordAlone: true };
    const key = await db.tx((manager) => completeSignIn(deps, manager, account, ctx, known));
    if (key === null) continue;
    deps.sessions.sendCookies(ctx, key, account);
    rememberDevice(ctx, { id: account.id, passwordHash });
    return account;
  }
  throw wrongPassword();
}

/** Builds the response to a right password that also needs a code, and stores the progress in a signed cookie. */
async function codeNeeded(
  deps: Pick<Dependencies, 'db' | 'log'>,
  account: Account,
  passwordHash: string,
  ctx: ApiContext,
): Promise<HttpError> {
  const { id, passwordHash: before } = account;
  await requireActiveSubscription(deps, account, ctx);
  const isRenewed =
    before !== passwordHash &&
    (await deps.db.tx((manager) => replacePassword(manager, id, { before, after: passwordHash })));
  setPendingSignIn(ctx, { id, passwordHash: isRenewed ? passwordHash : before });
  return new HttpError(401, CODE, { code: CODE_NEEDED });
}

/** Finds the account that this password belongs to. */
async function verified(
  deps: Pick<Dependencies, 'db' | 'settings' | 'log' | 'limits' | 'passwordHasher' | 'canSignIn'>,
  { email, password }: SignInBody,
  ctx: ApiContext,
): Promise<Account> {
  const { db, passwordHasher, settings, canSignIn } = deps;
  const found = await findAccount(db, email);
  const account = found && canSignIn(found.email) ? found : null;
  const key = hash('sha256', normalizeEmail(email));
  const matches = await limitAttempts(deps, { account, key }, ctx, () =>
    passwordHasher.verify(account?.passwordHash, password),
  );

  if (!account && settings.authErrorDetail === 'distinct') throw new HttpError(404, /*i18n*/ 'Account not found');
  if (account && !matches) auditFailedSignIn(deps, account, ctx, 'wrong');
  if (!account || !matches) throw wrongPassword();
  return account;
}
