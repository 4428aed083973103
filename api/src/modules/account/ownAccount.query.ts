import { type EntityManager, In } from 'typeorm';
import { AccountEntity } from './Account.entity.ts';

/**
 * SQL condition: account `a` of a business is the client's own, not one of its staff. Every business has one such
 * account. The plus keeps SQLite from reading the index of `staff_id`, where all clients have NULL.
 */
export const IS_OWN_ACCOUNT = '+a.staff_id IS NULL';

/** Finds all accounts of businesses: the client's own, and those of its staff. */
export async function findAccountIds(manager: EntityManager, businessIds: readonly string[]): Promise<string[]> {
  const where = { businessId: In(businessIds) };
  return (await manager.find(AccountEntity, { where, select: { id: true } })).map(({ id }) => id);
}
