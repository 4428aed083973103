import type { ActivityQuery } from '@skal/contracts/client/activity';
import type { Database } from '../../db/database.ts';
import { type AuditEntry, AuditEntryEntity } from './AuditEntry.entity.ts';

// Raw SQL: the condition reads a table of another module.

const IS_OF_CLIENT = "a.accountId NOT IN (SELECT id FROM accounts WHERE account_type = 'admin')";

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
    const found = manager
      .createQueryBuilder(AuditEntryEntity, 'a')
      .where('a.clientId = :businessId', { businessId })
      .andWhere('a.accountId IS NOT NULL')
      .andWhere(IS_OF_CLIENT)
      .orderBy('a.id', 'DESC')
      .limit(limit);
    if (cursor) found.andWhere('a.id < :cursor', { cursor });
    return found.getMany();
  });
