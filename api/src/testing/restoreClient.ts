import { createAccount } from '../modules/account/createAccount.ts';
import { createBusiness } from '../modules/client/createBusiness.ts';
import type { TestApi } from './index.ts';

/** Lets a client sign in again whom an operator has paused, cancelled or deleted. */
export async function restoreClient(
  { internals, execute, rows }: Pick<TestApi, 'internals' | 'execute' | 'rows'>,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await execute("UPDATE subscriptions SET status = 'active'");
  if ((await rows('SELECT id FROM accounts WHERE email = ?', [email])).length > 0) return;
  const { db, passwordHasher } = internals.dependencies;
  const passwordHash = await passwordHasher.hash(password);
  await db.tx(async (manager) => {
    const { business } = await createBusiness(manager, { name: 'Again', businessType: 'cafe', plan: 'basic' });
    const account = { accountType: 'client', email, passwordHash, firstName: 'Demo', lastName: 'Client' } as const;
    await createAccount(manager, { ...account, businessId: business.id });
  });
}
