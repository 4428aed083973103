import type { RecordEntryBody } from '@skal/contracts/finance/ledger';
import type { Dependencies } from '../../dependencies.ts';
import { invalidFields, notFound } from '../../server/errors/HttpError.ts';
import { idempotencyColumns, insertOnce } from '../../server/http/idempotency.ts';
import { toLocalDay } from '../../time/calendar.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { findClientRef } from '../client/findClientRef.ts';
import { type LedgerEntry, LedgerEntryEntity } from './LedgerEntry.entity.ts';
import { addToTotals, toLedgerEntry } from './postEntries.ts';

export const DAY_IN_FUTURE = /*i18n*/ 'The date cannot be in the future. Please record only what has been paid.';

/** Client, operator, and the key that identifies a repeated request. */
export interface PostingContext {
  clientId: string;
  actor: Actor;
  key: string | undefined;
}

/**
 * Records a payment. A repeated request with the same Idempotency-Key posts nothing.
 * @throws HttpError 400 for a future day, 404 for an unknown client, 422 for a key of another request
 */
export async function recordEntry(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  body: RecordEntryBody,
  { clientId, actor, key }: PostingContext,
): Promise<LedgerEntry> {
  const { category, amount, currency, date, note } = body;
  if (date > toLocalDay(Date.now(), settings.timeZone)) throw invalidFields({ date: DAY_IN_FUTURE });
  const client = await findClientRef(db, clientId);
  if (!client) throw notFound('client');
  const entry = toLedgerEntry({
    ...{ client, category, amount, currency, day: date, note, origin: 'recorded' },
    ...idempotencyColumns({ clientId, ...body }, key, actor.account?.accountId),
  });
  return insertOnce(db, LedgerEntryEntity, entry, async (manager) => {
    await addToTotals(manager, [entry]);
    await recordAuditEvent(manager, actor, {
      action: 'ledger.recorded',
      client,
      after: { category, amount, currency, date, note },
    });
  });
}
