import type { ChangePasswordBody } from '@skal/contracts/account/password';
import type { EntityManager } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import type { AuthenticatedUser } from '../../server/auth/access.ts';
import { invalidFields } from '../../server/errors/HttpError.ts';
import { fullName } from '../account/name.ts';
import { weaknessOf } from '../account/password.policy.ts';
import { replacePassword } from '../account/replacePassword.ts';
import { requireCurrentPassword, wrongPassword } from './requireCurrentPassword.ts';

/** Begins as the portal knows it (N16), so that it shows under the right title. */
const weak = (weakness: string) => invalidFields({ newPassword: `New password must be harder to guess. ${weakness}` });

/** How often the current one is verified again because its hash was replaced meanwhile. */
const ATTEMPTS = 3;

/**
 * Puts a new password in the place of the current one and answers with its hash; `andThen` is part of the same
 * transaction.
 * @throws HttpError 400 when the current one is wrong or the new one too easy, 429 after too many wrong ones
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
    if (weakness) throw weak(weakness);
    // Before the transaction, which must not wait for it.
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
