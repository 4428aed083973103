import { SOURCE_LOCALE } from '@skal/contracts/site/locale';
import { LessThanOrEqual } from 'typeorm';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import { textFor } from '../../language/text.ts';
import { conflict, notFound } from '../../server/errors/HttpError.ts';
import type { EventIngestor } from '../appEvent/EventIngestor.ts';
import { findSalt } from '../appKey/findSalt.ts';
import { type Connection, ConnectionEntity } from './Connection.entity.ts';
import { ConnectionLogEntryEntity } from './ConnectionLogEntry.entity.ts';
import { connectionCipher } from './connectionCipher.ts';
import { describeSyncError } from './connectionReason.ts';
import { connectors } from './connectors.ts';
import { createEventSink } from './createEventSink.ts';
import { ImportResult } from './ImportResult.ts';
import { markConnectionBroken } from './markConnectionBroken.ts';
import { VendorError } from './vendorClient.ts';

const MINUTE_MS = 60_000;
/** Time budget of a sync during a request; housekeeping continues it. */
export const REQUEST_BUDGET_MS = 8_000;
/** Lease of one process; a single page takes less. */
const LEASE_MS = 5 * MINUTE_MS;
const FIRST_RETRY_MS = MINUTE_MS;
const LAST_RETRY_MS = 6 * 60 * MINUTE_MS;
/** Consecutive failures before the operator is notified. */
const FAILURES = 5;

type Deps = Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'> & { book: EventIngestor };

/** Delay before the next try; doubles each time. */
const retryMs = (failures: number): number => Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));

/** Leases a connection for this process; null if another one holds it. */
async function claim({ db }: Deps, id: string): Promise<Connection | null> {
  return db.tx(async (manager) => {
    const now = Date.now();
    const free = { id, leaseUntil: LessThanOrEqual(now) };
    const { affected } = await manager.update(ConnectionEntity, free, { leaseUntil: now + LEASE_MS });
    return affected ? manager.findOneBy(ConnectionEntity, { id }) : null;
  });
}

async function recordFailure(reader: Deps, connection: Connection, fault: VendorError): Promise<string | null> {
  const { id, connector } = connection;
  const now = Date.now();
  if (fault.kind === 'busy') {
    const dueAt = now + (fault.retryAfterMs ?? FIRST_RETRY_MS);
    await reader.db.tx((manager) => manager.update(ConnectionEntity, { id }, { dueAt, leaseUntil: 0 }));
    return null;
  }
  const failures = Number(connection.failures) + 1;
  const dueAt = now + Math.max(retryMs(failures), fault.retryAfterMs ?? 0);
  // A cursor that the vendor no longer knows is discarded.
  const begin = fault.kind === 'missing' ? { syncCursor: null } : {};
  await reader.db.tx((manager) =>
    manager.update(ConnectionEntity, { id }, { failures, dueAt, leaseUntil: 0, ...begin }),
  );
  const reason = describeSyncError(connector, fault.why);
  if (fault.kind === 'refused' || failures >= FAILURES) await markConnectionBroken(reader, connection, reason);
  return textFor(SOURCE_LOCALE, reason);
}

/** Reads pages until all are read or time is up, and stores the cursor after each. */
async function readPages(reader: Deps, connection: Connection, outcome: ImportResult, until: number): Promise<void> {
  const { db, settings } = reader;
  const { id, businessId, connector: name } = connection;
  const secret = connectionCipher.decrypt(settings, id, connection.sealed);
  if (secret === null)
    throw new VendorError('refused', /*i18n*/ 'its credentials cannot be decrypted with any session key');
  const salt = await findSalt(db, businessId);
  if (salt === null) return;
  const sink = createEventSink(reader.book, { businessId, salt }, name, outcome);
  const startedAt = Date.now();
  const connector = connectors[name];
  const read = await connector.startSync({ db, settings, connection, secret, outcome, ingest: sink });
  const store = (change: Partial<Connection>) =>
    db.tx((manager) => manager.update(ConnectionEntity, { id }, { failures: 0, ...change }));
  let { syncCursor } = connection;
  // The next sync must read from the start of this one, however often it was interrupted.
  const syncTo = syncCursor === null ? startedAt : Number(connection.syncTo ?? startedAt);
  if (syncCursor === null) await store({ syncTo });
  do {
    syncCursor = await read(syncCursor);
    await store({ syncCursor, leaseUntil: Date.now() + LEASE_MS });
  } while (syncCursor !== null && Date.now() < until);
  const now = Date.now();
  const done: Partial<Connection> = { state: 'working', reason: null, syncFrom: syncTo, lastSyncedAt: now };
  await store(
    syncCursor === null
      ? { ...done, dueAt: now + connector.syncIntervalMs, leaseUntil: 0 }
      : { dueAt: now, leaseUntil: 0 },
  );
}

/**
 * Syncs a connection now, within a time budget; housekeeping continues the rest.
 * @throws HttpError 404 for an unknown one, 409 while another process syncs it
 */
export async function syncConnection(reader: Deps, id: string, budgetMs: number): Promise<void> {
  const { db } = reader;
  const connection = await claim(reader, id);
  if (!connection) {
    const known = await db.read((manager) => manager.existsBy(ConnectionEntity, { id }));
    throw known
      ? conflict(/*i18n*/ 'This connection is already syncing. Please check again in a moment.')
      : notFound('connection');
  }
  const outcome = new ImportResult();
  let reason: string | null = null;
  try {
    await readPages(reader, connection, outcome, Date.now() + budgetMs);
  } catch (error) {
    if (!(error instanceof VendorError)) throw error;
    reason = await recordFailure(reader, connection, error);
  }
  const { accepted, known, refused } = outcome;
  const logEntry = {
    id: newId(),
    connectionId: id,
    at: Date.now(),
    what: 'read',
    delivery: null,
    accepted,
    known,
    refused,
  };
  await db.tx(async (manager) => {
    // It may have been removed in the meantime.
    if (!(await manager.existsBy(ConnectionEntity, { id }))) return;
    await insertRows(manager, ConnectionLogEntryEntity, [{ ...logEntry, reason: reason ?? outcome.reason }]);
  });
}
