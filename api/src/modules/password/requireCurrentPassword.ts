import type { Dependencies } from '../../dependencies.ts';
import type { AuthenticatedUser } from '../../server/auth/access.ts';
import { invalidFields } from '../../server/errors/HttpError.ts';
import { type Account, findAccount } from '../account/findAccount.ts';

export const wrongPassword = () => invalidFields({ currentPassword: 'Current password is incorrect' });

/**
 * Makes sure that whoever sits before a browser that is signed in knows the account's password, and answers with the
 * account as it was then.
 * @throws HttpError 400 when it is wrong, 429 after too many wrong ones
 */
export async function requireCurrentPassword(
  { db, limits, passwordHasher }: Pick<Dependencies, 'db' | 'limits' | 'passwordHasher'>,
  { accountId, email }: AuthenticatedUser,
  currentPassword: string,
): Promise<Account> {
  const stored = await findAccount(db, email);
  const verify = () => passwordHasher.verify(stored?.passwordHash, currentPassword);
  // Whoever finds a browser signed in could guess here without end. It counts apart from the guesses at the login.
  const matches = await limits.loginEmail.attempt(`own-password:${accountId}`, verify);
  if (!stored || !matches) throw wrongPassword();
  return stored;
}
