import type { ChangePasswordBody } from '@skal/contracts/account/password';
import type { EntityManager } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import type { AuthenticatedUser } from '../../server/auth/access.ts';
import { invalidFields } from '../../server/errors/HttpError.ts';
import { fullName } from '../account/name.ts';
import { weaknessOf } from '../account/password.policy.ts';
import { replacePassword } from '../account/replacePassword.ts';
import { requireCurrentPassword, wrongPassword } from './requireCurrentPassword.ts';

/** The message begins with text that the portal recognises (N16), so that it shows the right title. */
const weakPassword = (weakness: string) =>
  invalidFields({ newPassword: `New password must be harder to guess. ${weakness}` });

/** Maximum number of verifications if a concurrent rehash replaces the hash. */
const ATTEMPTS = 3;

/**
 * Replaces the current password and returns the new hash; `andThen` runs in the same transaction.
 * @throws HttpError 400 if the current password is wrong or the new one too weak, 429 after too many failures
 */
export async function changePassword(
  deps: Pick<Dependencies, 'db' | 'settings' | 'limits' | 'passwordHasher'>,
  account: AuthenticatedUser,
  { currentPassword, newPassword }: ChangePasswordBody,
  andThen: (manager: EntityManager) => Promise<void>,
): Promise<string> {
  const { db, passwordHasher, settings } = deps;
  const { accountId, email, business } = account;
  let after: string | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const stored = await requireCurrentPassword(deps, account, currentPassword);
    const weakness = weaknessOf(newPassword, [settings.site.brand, business?.name ?? '', email, fullName(account)]);
    if (weakness) throw weakPassword(weakness);
    // Hashed before the transaction, which must not wait for it.
    after ??= await passwordHasher.hash(newPassword);
    const hashes = { before: stored.passwordHash, after };
    const stood = await db.tx(async (manager) => {
      if (!(await replacePassword(manager, accountId, hashes))) return false;
      await andThen(manager);
      return true;
    });
    if (stood) return after;
  }
  throw wrongPassword();
}
