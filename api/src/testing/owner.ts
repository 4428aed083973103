import { createAccount } from '../modules/account/createAccount.ts';
import type { TestApi } from './index.ts';

/** An operator of a real site, where nobody of the demo comes in. */
export const owner = { email: 'owner@firm.example', password: 'out of the office' };

/** Gives the operator an account. */
export async function addOwner({ api }: Pick<TestApi, 'api'>): Promise<void> {
  const { db, passwords } = api.parts;
  const passwordHash = await passwords.hash(owner.password);
  const { email } = owner;
  await db.tx((manager) =>
    createAccount(manager, { accountType: 'admin', email, passwordHash, firstName: 'Karen', lastName: 'Blixen' }),
  );
}
