import type { EntityManager } from 'typeorm';
import { isDuplicate } from '../../db/resilience/databaseErrors.ts';
import { chunkRows, insertMany, insertRows } from '../../db/rows/insert.ts';
import { readByIds } from '../../db/rows/readByIds.ts';
import { recordReservations } from '../appAction/recordReservations.ts';
import { lockAppClients } from '../appKey/lockAppClients.query.ts';
import { type AggregationContext, addMetrics } from '../appMetric/aggregate/addMetrics.ts';
import type { MetricEvent } from '../appMetric/aggregate/eventMetrics.ts';
import { type AppEvent, AppEventEntity } from './AppEvent.entity.ts';
import { isErased } from './pseudonym.ts';
import type { ValidatedEvent } from './validateEvent.ts';

/** Events of one client that arrived together. */
export interface Batch {
  readonly businessId: string;
  readonly events: readonly ValidatedEvent[];
}

/** Result of an event: new, duplicate, or an id with other content. */
export type IngestOutcome = 'accepted' | 'known' | 'id-conflict';

type StoredEvent = Pick<AppEvent, 'id' | 'type' | 'at' | 'guest' | 'details'>;

const SELECT_STORED = 'SELECT id, type, at, guest, details FROM app_events';

/**
 * Stores the new rows and returns the stored rows of the other ids. Nearly always all are new, so it inserts first and
 * looks up only after a duplicate error, which has stored nothing.
 */
async function storeNew(manager: EntityManager, rows: readonly AppEvent[]): Promise<Map<string, StoredEvent>> {
  const known = new Map<string, StoredEvent>();
  for (const chunk of chunkRows(manager, rows)) {
    try {
      await insertRows(manager, AppEventEntity, chunk);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      const ids = chunk.map(({ id }) => id);
      for (const row of await readByIds<StoredEvent>(manager, SELECT_STORED, ids)) known.set(row.id, row);
      await insertMany(
        manager,
        AppEventEntity,
        chunk.filter(({ id }) => !known.has(id)),
      );
    }
  }
  return known;
}

/** Whether two rows are equal; the guest is not compared after an erasure. */
const isSame = (one: StoredEvent, other: StoredEvent): boolean =>
  one.type === other.type &&
  Number(one.at) === Number(other.at) &&
  one.details === other.details &&
  (one.guest === other.guest || isErased(one.guest));

/**
 * Stores the new events of these batches and adds them to the metrics, in the caller's transaction.
 * @returns the results of each batch's events; null if the client was deleted
 */
export async function storeEvents(
  manager: EntityManager,
  batches: readonly Batch[],
  counting: AggregationContext,
): Promise<(IngestOutcome[] | null)[]> {
  const ids = batches.map(({ businessId }) => businessId);
  const locked = await lockAppClients(manager, ids, counting.now);
  const ofLocked = batches.filter(({ businessId }) => locked.has(businessId)).flatMap(({ events }) => events);
  const firsts = new Map<string, AppEvent>();
  for (const { row } of ofLocked) if (!firsts.has(row.id)) firsts.set(row.id, row);
  // Sorted, so that neighbouring ids go to the same page.
  const rows = [...firsts.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  const known = await storeNew(manager, rows);
  const accepted: ValidatedEvent[] = [];
  const outcomes = batches.map(({ businessId, events }) => {
    if (!locked.has(businessId)) return null;
    return events.map((event): IngestOutcome => {
      const before = known.get(event.row.id);
      if (before) return isSame(before, event.row) ? 'known' : 'id-conflict';
      known.set(event.row.id, event.row);
      accepted.push(event);
      return 'accepted';
    });
  });
  const counted = accepted.map((event): MetricEvent => event.counted);
  await addMetrics(manager, counted, counting);
  await recordReservations(manager, accepted);
  return outcomes;
}
