import type { RecordEntryBody } from '@skal/contracts/ledger';
import { dayOf } from '../../calendar.ts';
import type { Dependencies } from '../../dependencies.ts';
import { invalidFields, notFound } from '../../server/refusal.ts';
import { insertOnce, repetitionOf } from '../../server/repetition.ts';
import { type Actor, noteAudit } from '../audit/noteAudit.ts';
import { clientNamed } from '../client/clientNamed.ts';
import { entryOf, sumUp } from './bookEntries.ts';
import { type LedgerEntry, LedgerEntryEntity } from './LedgerEntry.entity.ts';

export const STILL_TO_COME = 'This day is still to come; book what has been paid';

/** Which client is booked, by whom, and how the sender recognises an entry sent twice. */
export interface Booking {
  clientId: string;
  actor: Actor;
  key: string | undefined;
}

/**
 * Records what a client has paid. Sent again under the same Idempotency-Key it is not booked again.
 * @throws Refusal 400 for a day to come, 404 when there is no such client, 422 for a key of something else
 */
export async function recordEntry(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  body: RecordEntryBody,
  { clientId, actor, key }: Booking,
): Promise<LedgerEntry> {
  const { category, amount, currency, date, note } = body;
  if (date > dayOf(Date.now(), settings.timeZone)) throw invalidFields({ date: STILL_TO_COME });
  const client = await clientNamed(db, clientId);
  if (!client) throw notFound('client');
  const entry = entryOf({
    ...{ client, category, amount, currency, day: date, note, origin: 'recorded' },
    ...repetitionOf({ clientId, ...body }, key, actor.account?.accountId),
  });
  return insertOnce(db, LedgerEntryEntity, entry, async (manager) => {
    await sumUp(manager, [entry]);
    await noteAudit(manager, actor, {
      action: 'ledger.recorded',
      client,
      after: { category, amount, currency, date, note },
    });
  });
}
