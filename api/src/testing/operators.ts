import type { OperatorRole } from '@skal/contracts/session';
import { createAccount } from '../modules/account/createAccount.ts';
import type { TestApi, TestClient } from './index.ts';

/** An operator of a real site, where nobody of the demo comes in. */
export const owner = { email: 'owner@firm.example', password: 'out of the office' };
/** One who sees and answers, and no more. */
export const support = { email: 'support@firm.example', password: 'out of the office' };

/** Gives an operator an account. */
async function addOperator(
  { internals }: Pick<TestApi, 'internals'>,
  who: typeof owner,
  role: OperatorRole,
): Promise<void> {
  const { db, passwordHasher } = internals.dependencies;
  const passwordHash = await passwordHasher.hash(who.password);
  const account = { accountType: 'admin', email: who.email, passwordHash, role } as const;
  await db.tx((manager) => createAccount(manager, { ...account, firstName: 'Karen', lastName: 'Blixen' }));
}

/** Gives the owner an account. */
export const addOwner = (api: Pick<TestApi, 'internals'>): Promise<void> => addOperator(api, owner, 'owner');

/** Gives the one who supports an account, and signs in. */
export async function signInSupport(api: TestApi): Promise<TestClient> {
  await addOperator(api, support, 'support');
  return api.signIn(support.email, support.password);
}
