import type { AuditActionReply, AuditFilter, AuditQuery } from '@skal/contracts/operations/audit';
import type { Database } from '../../db/database.ts';
import { addDays, toTimestamp } from '../../time/calendar.ts';
import { type AuditEntry, AuditEntryEntity } from './AuditEntry.entity.ts';
import { findMatchingActors } from './findMatchingActors.query.ts';

// Raw SQL: DISTINCT over an index; the entries themselves are read by a QueryBuilder.

/** Entries per batch of an export. */
const STREAMED = 500;

/** Finds the actions that occur in the audit log, by name. */
export const findActions = (db: Database): Promise<AuditActionReply[]> =>
  db.query<AuditActionReply>('SELECT DISTINCT action AS action FROM audit_entries ORDER BY action');

/** Streams all matching entries, newest first. */
export async function* streamAudit(db: Database, filter: AuditFilter, timeZone: string): AsyncGenerator<AuditEntry[]> {
  const names = filter.who ? await findMatchingActors(db, filter.who) : null;
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const rows: AuditEntry[] = await findNamed(db, { ...filter, cursor, limit: STREAMED }, timeZone, names);
    yield rows;
    cursor = rows.length < STREAMED ? undefined : rows.at(-1)?.id;
  }
}

/** Reads a page of the audit log, newest first; ids sort by time. */
export async function findAudit(db: Database, filter: AuditQuery, timeZone: string): Promise<AuditEntry[]> {
  return findNamed(db, filter, timeZone, filter.who ? await findMatchingActors(db, filter.who) : null);
}

/** Reads a page of the entries of these actors; null for all. */
async function findNamed(
  db: Database,
  filter: AuditQuery,
  timeZone: string,
  names: string[] | null,
): Promise<AuditEntry[]> {
  if (names?.length === 0) return [];
  return db.read((manager) => {
    const found = manager.createQueryBuilder(AuditEntryEntity, 'a').orderBy('a.id', 'DESC').limit(filter.limit);
    if (filter.cursor) found.andWhere('a.id < :cursor', { cursor: filter.cursor });
    if (filter.action) found.andWhere('a.action = :action', { action: filter.action });
    if (filter.client) found.andWhere('a.clientId = :client', { client: filter.client });
    if (filter.from) found.andWhere('a.at >= :from', { from: toTimestamp(filter.from, 0, timeZone) });
    if (filter.to) found.andWhere('a.at < :to', { to: toTimestamp(addDays(filter.to, 1), 0, timeZone) });
    if (names) found.andWhere('a.who IN (:...names)', { names });
    return found.getMany();
  });
}
