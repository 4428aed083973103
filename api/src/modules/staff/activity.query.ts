import type { ActivityQuery } from '@skal/contracts/client/activity';
import type { Database } from '../../db/database.ts';
import { AccountEntity } from '../account/Account.entity.ts';
import { type AuditEntry, AuditEntryEntity } from '../audit/AuditEntry.entity.ts';

/**
 * Reads a page of what a client's own people did, newest first. Accounts of former members are gone, so entries of
 * operators are left out instead: an operator's account is never deleted.
 */
export const findActivity = (
  db: Database,
  businessId: string,
  { cursor, limit }: ActivityQuery,
): Promise<AuditEntry[]> =>
  db.read((manager) => {
    const operators = manager
      .createQueryBuilder(AccountEntity, 'o')
      .select('o.id')
      .where('o.accountType = :operator', { operator: 'admin' });
    const found = manager
      .createQueryBuilder(AuditEntryEntity, 'a')
      .where('a.clientId = :businessId', { businessId })
      .andWhere('a.accountId IS NOT NULL')
      .andWhere(`a.accountId NOT IN (${operators.getQuery()})`)
      .setParameters(operators.getParameters())
      .orderBy('a.id', 'DESC')
      .limit(limit);
    if (cursor) found.andWhere('a.id < :cursor', { cursor });
    found.setParameter('businessId', businessId);
    return found.getMany();
  });
