import type { ChangePasswordBody } from '@skal/contracts/password';
import type { EntityManager } from 'typeorm';
import type { Parts } from '../../parts.ts';
import type { SignedIn } from '../../server/access.ts';
import { invalidFields } from '../../server/refusal.ts';
import { findAccount } from '../account/findAccount.ts';
import { fullName } from '../account/name.ts';
import { weaknessOf } from '../account/password.policy.ts';
import { replacePassword } from '../account/replacePassword.ts';

const wrong = () => invalidFields({ currentPassword: 'Current password is incorrect' });

/** Begins as the portal knows it (N16), so that it shows under the right title. */
const weak = (weakness: string) => invalidFields({ newPassword: `New password must be harder to guess. ${weakness}` });

/**
 * Puts a new password in the place of the current one; `andThen` is part of the same transaction.
 * @throws Refusal 400 when the current one is wrong or the new one too easy, 429 after too many wrong ones
 */
export async function changePassword(
  { db, limits, passwords, settings }: Parts,
  account: SignedIn,
  { currentPassword, newPassword }: ChangePasswordBody,
  andThen: (manager: EntityManager) => Promise<void>,
): Promise<void> {
  const { accountId, email, business } = account;
  // Whoever finds a browser signed in could guess here without end. It counts apart from the guesses at the login.
  const guesses = `change-password:${accountId}`;
  await limits.loginEmail.take(guesses);
  const stored = await findAccount(db, email);
  const matches = await passwords.verify(stored?.passwordHash, currentPassword);
  if (!stored || !matches) throw wrong();
  await limits.loginEmail.giveBack(guesses);

  const weakness = weaknessOf(newPassword, [settings.site.brand, business?.name ?? '', email, fullName(account)]);
  if (weakness) throw weak(weakness);
  // Before the transaction, which must not wait for it.
  const after = await passwords.hash(newPassword);
  await db.tx(async (manager) => {
    if (!(await replacePassword(manager, accountId, { before: stored.passwordHash, after }))) throw wrong();
    await andThen(manager);
  });
}
