import type { OperatorRole } from '@skal/contracts/account/session';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { type Account, AccountEntity } from './Account.entity.ts';

/** An operator's account. */
export type Operator = Account & { role: OperatorRole };

const isOperator = (account: Account | null): account is Operator => account !== null && account.role !== null;

/** Finds all operators, oldest first. */
export async function findOperators(db: Database): Promise<Operator[]> {
  const order = { createdAt: 'ASC', id: 'ASC' } as const;
  const found = await db.read((manager) => manager.find(AccountEntity, { where: { accountType: 'admin' }, order }));
  return found.filter(isOperator);
}

/** Finds an operator by id; null for a client. */
export async function findOperator(db: Database, id: string): Promise<Operator | null> {
  const account = await db.read((manager) => manager.findOneBy(AccountEntity, { id, accountType: 'admin' }));
  return isOperator(account) ? account : null;
}

const OTHER_OWNER = `EXISTS (SELECT 1 FROM (
  SELECT id FROM accounts WHERE role = 'owner' AND disabled_at IS NULL AND id <> :id
) AS others)`;

/**
 * Changes an operator's role or disables them, inside the caller's transaction; false if no owner would remain. The
 * statement itself requires another owner: of two owners who disable each other at the same time, one fails.
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
