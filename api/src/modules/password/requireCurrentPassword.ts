import type { Dependencies } from '../../dependencies.ts';
import type { AuthenticatedUser } from '../../server/auth/access.ts';
import { invalidFields } from '../../server/errors/HttpError.ts';
import { type Account, findAccount } from '../account/findAccount.ts';

export const wrongPassword = () => invalidFields({ currentPassword: 'Current password is incorrect' });

/**
 * Requires the account's current password in a signed-in browser, and returns the account as verified.
 * @throws HttpError 400 if it is wrong, 429 after too many failures
 */
export async function requireCurrentPassword(
  { db, limits, passwordHasher }: Pick<Dependencies, 'db' | 'limits' | 'passwordHasher'>,
  { accountId, email }: AuthenticatedUser,
  currentPassword: string,
): Promise<Account> {
  const stored = await findAccount(db, email);
  const verify = () => passwordHasher.verify(stored?.passwordHash, currentPassword);
  // Limits guessing in a browser that was left signed in, separately from sign-in attempts.
  const matches = await limits.loginEmail.attempt(`own-password:${accountId}`, verify);
  if (!stored || !matches) throw wrongPassword();
  return stored;
}
