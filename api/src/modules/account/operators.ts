import type { OperatorRole } from '@skal/contracts/account/session';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { type Account, AccountEntity } from './Account.entity.ts';

/** An account that runs the product. */
export type Operator = Account & { role: OperatorRole };

const isOperator = (account: Account | null): account is Operator => account !== null && account.role !== null;

/** All operators, the first one first. */
export async function findOperators(db: Database): Promise<Operator[]> {
  const order = { createdAt: 'ASC', id: 'ASC' } as const;
  const found = await db.read((manager) => manager.find(AccountEntity, { where: { accountType: 'admin' }, order }));
  return found.filter(isOperator);
}

/** An operator by id; a client is none. */
export async function findOperator(db: Database, id: string): Promise<Operator | null> {
  const account = await db.read((manager) => manager.findOneBy(AccountEntity, { id, accountType: 'admin' }));
  return isOperator(account) ? account : null;
}

const OTHER_OWNER = `EXISTS (SELECT 1 FROM (
  SELECT id FROM accounts WHERE role = 'owner' AND disabled_at IS NULL AND id <> :id
) AS others)`;

/**
 * Changes an operator's role, or whether they may come in, inside the caller's transaction; false where no owner would
 * be left. That there is another one is a condition of the statement: two owners who let each other go at the same
 * moment do not both succeed.
 */
export async function changeOperatorAccount(
  manager: EntityManager,
  id: string,
  change: Partial<Pick<Operator, 'role' | 'disabledAt'>>,
): Promise<boolean> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(AccountEntity)
    .set(change)
    .where(`id = :id AND ${OTHER_OWNER}`, { id })
    .execute();
  return affected === 1;
}
