import type { EventType } from '@skal/contracts/app/appEvent';
import type { IngestReply, RejectedEventReply } from '@skal/contracts/app/ingest';
import type { Database } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { AppPrincipal } from '../../server/auth/AppPrincipal.ts';
import { invalidKeyError } from '../../server/auth/apiKeyAuth.ts';
import { CachedWallClock } from '../../time/calendar.ts';
import { publishFullEvents } from '../event/publishState.ts';
import { Batcher } from './Batcher.ts';
import { type Batch, type IngestOutcome, storeEvents } from './storeEvents.ts';
import { getEarliestAcceptedDay, type ValidatedEvent, validateEvent } from './validateEvent.ts';

/** Approximate number of metric rows per portion, as many as events in a batch. */
const ROWS = 500;

const countRows = ({ counted: { details } }: ValidatedEvent): number => 1 + (details.lines?.length ?? 0);

/**
 * Splits events, in order, into portions of one transaction each, so that orders with many lines do not lock longer
 * than plain events.
 */
function splitEvents(events: readonly ValidatedEvent[]): ValidatedEvent[][] {
  const chunks: ValidatedEvent[][] = [];
  let left = 0;
  for (const event of events) {
    left -= countRows(event);
    const last = left < 0 ? undefined : chunks.at(-1);
    if (last) last.push(event);
    else {
      chunks.push([event]);
      left = ROWS - countRows(event);
    }
  }
  return chunks;
}

/** While one transaction commits, the next is prepared; SQLite allows one at a time, and larger ones are faster. */
const CONCURRENCY = { sqlite: 1, mysql: 2 } as const;
/** Maximum number of batches per transaction: with 500 events each it still ends before its deadline. */
const MAX_BATCH_SIZE = 16;
/**
 * Thousands of events take longer than other queries; starting the next transaction too early makes it small and
 * expensive.
 */
const SLOW_BATCH_MS = 500;

/** Events that change how many places of an event are left. */
const TICKETS: ReadonlySet<string> = new Set<EventType>(['event.ticketSold', 'event.ticketCancelled']);

const CONTENTS = 'An event with this ID but different content already exists.';

/** Ingests events of clients' apps. Concurrent batches share a transaction, and each is answered once it is stored. */
export class EventIngestor {
  readonly #clock: CachedWallClock;
  readonly #batcher: Batcher<Batch, IngestOutcome[] | null>;
  readonly #now: () => number;
  readonly #db: Database;

  /** @param now clock in milliseconds since 1970; the demo simulates past days with a clock of its own */
  constructor({ db, settings }: Pick<Dependencies, 'db' | 'settings'>, now: () => number = Date.now) {
    const clock = new CachedWallClock(settings.timeZone);
    this.#clock = clock;
    this.#now = now;
    this.#db = db;
    this.#batcher = new Batcher({
      concurrency: CONCURRENCY[db.kind],
      maxBatchSize: MAX_BATCH_SIZE,
      slowBatchMs: SLOW_BATCH_MS,
      // Transactions of the same client would wait for each other, and only occupy connections.
      conflictKey: ({ businessId }) => businessId,
      run: (batches) => {
        const at = now();
        const counting = { now: at, today: clock.at(at).day, keepDays: settings.eventRetentionDays };
        return db.tx((manager) => storeEvents(manager, batches, counting));
      },
    });
  }

  /**
   * Ingests a batch: each event is stored and counted, a duplicate, or rejected with a reason.
   * @param source metric source: `app`, or the name of a connector
   * @throws HttpError 401 if the client was deleted in the meantime, together with its keys
   */
  async ingest(
    { businessId, salt }: Pick<AppPrincipal, 'businessId' | 'salt'>,
    raw: readonly unknown[],
    source: string,
  ): Promise<IngestReply> {
    const [now, clock] = [this.#now(), this.#clock];
    const context = { businessId, salt, source, now, since: getEarliestAcceptedDay(now, clock), clock };
    const valid: { index: number; event: ValidatedEvent }[] = [];
    const refused: RejectedEventReply[] = [];
    for (const [index, one] of raw.entries()) {
      const event = validateEvent(one, context);
      if (event.ok) valid.push({ index, event });
      else refused.push({ index, id: event.id, reason: event.reason, error: event.error });
    }
    if (valid.length === 0) return { accepted: 0, known: 0, refused };
    const results: IngestOutcome[] = [];
    for (const events of splitEvents(valid.map(({ event }) => event))) {
      const outcomes = await this.#batcher.load({ businessId, events });
      if (outcomes === null) throw invalidKeyError();
      results.push(...outcomes);
    }
    for (const [position, { index, event }] of valid.entries()) {
      if (results[position] !== 'id-conflict') continue;
      const id = event.row.id.slice(businessId.length + 1);
      refused.push({ index, id, reason: 'id-conflict', error: CONTENTS });
    }
    if (valid.some(({ event }) => TICKETS.has(event.counted.type)))
      await publishFullEvents({ db: this.#db }, businessId);
    const count = (outcome: IngestOutcome) => results.filter((one) => one === outcome).length;
    refused.sort((one, other) => one.index - other.index);
    return { accepted: count('accepted'), known: count('known'), refused };
  }
}
