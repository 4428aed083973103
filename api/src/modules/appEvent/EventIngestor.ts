import type { IngestReply, RejectedEventReply } from '@skal/contracts/app/ingest';
import type { Dependencies } from '../../dependencies.ts';
import type { AppPrincipal } from '../../server/auth/AppPrincipal.ts';
import { invalidKeyError } from '../../server/auth/apiKeyAuth.ts';
import { CachedWallClock } from '../../time/calendar.ts';
import { Batcher } from './Batcher.ts';
import { splitEvents } from './splitEvents.ts';
import { type Batch, type IngestOutcome, storeEvents } from './storeEvents.ts';
import { earliestAcceptedDay, type ValidatedEvent, validateEvent } from './validateEvent.ts';

/** While one transaction is on its way to the disk the next is made; SQLite has one at a time, and the larger the better. */
const CONCURRENCY = { sqlite: 1, mysql: 2 } as const;
/** So many batches share a transaction at most: with 500 events each it still ends before its deadline. */
const MAX_BATCH_SIZE = 16;
/** Thousands of events take longer than a question: a transaction that is cut short of company costs all of them. */
const SLOW_BATCH_MS = 500;

const CONTENTS = 'This id is that of another event, which says something else.';

/** Takes what clients' apps report. Batches of the same moment share a transaction, and each is answered when it is stored. */
export class EventIngestor {
  readonly #clock: CachedWallClock;
  readonly #batcher: Batcher<Batch, IngestOutcome[] | null>;
  readonly #now: () => number;

  /** @param now the clock of this book, in milliseconds since 1970; the demo plays days that are over by theirs */
  constructor({ db, settings }: Pick<Dependencies, 'db' | 'settings'>, now: () => number = Date.now) {
    const clock = new CachedWallClock(settings.timeZone);
    this.#clock = clock;
    this.#now = now;
    this.#batcher = new Batcher({
      concurrency: CONCURRENCY[db.kind],
      maxBatchSize: MAX_BATCH_SIZE,
      slowBatchMs: SLOW_BATCH_MS,
      // Of one client a transaction waits for the other: they would only hold connections.
      conflictKey: ({ businessId }) => businessId,
      run: (batches) => {
        const at = now();
        const counting = { now: at, today: clock.at(at).day, keepDays: settings.eventRetentionDays };
        return db.tx((manager) => storeEvents(manager, batches, counting));
      },
    });
  }

  /**
   * Takes a batch: each event is stored and counted, known already, or refused with its reason.
   * @param source what reports: `app`, or the name of a connector
   * @throws HttpError 401 when the client was deleted meanwhile, and its keys with it
   */
  async ingest(
    { businessId, salt }: Pick<AppPrincipal, 'businessId' | 'salt'>,
    raw: readonly unknown[],
    source: string,
  ): Promise<IngestReply> {
    const [now, clock] = [this.#now(), this.#clock];
    const judging = { businessId, salt, source, now, since: earliestAcceptedDay(now, clock), clock };
    const good: { index: number; event: ValidatedEvent }[] = [];
    const refused: RejectedEventReply[] = [];
    for (const [index, one] of raw.entries()) {
      const event = validateEvent(one, judging);
      if (event.ok) good.push({ index, event });
      else refused.push({ index, id: event.id, reason: event.reason, error: event.error });
    }
    if (good.length === 0) return { accepted: 0, known: 0, refused };
    const fates: IngestOutcome[] = [];
    for (const events of splitEvents(good.map(({ event }) => event))) {
      const told = await this.#batcher.load({ businessId, events });
      if (told === null) throw invalidKeyError();
      fates.push(...told);
    }
    for (const [place, { index, event }] of good.entries()) {
      if (fates[place] !== 'contents') continue;
      const id = event.row.id.slice(businessId.length + 1);
      refused.push({ index, id, reason: 'contents', error: CONTENTS });
    }
    const count = (fate: IngestOutcome) => fates.filter((one) => one === fate).length;
    refused.sort((one, other) => one.index - other.index);
    return { accepted: count('accepted'), known: count('known'), refused };
  }
}
