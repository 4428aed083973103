import type { EntityManager } from 'typeorm';
import { isDuplicate } from '../../db/resilience/databaseErrors.ts';
import { chunkRows, insertMany, insertRows } from '../../db/rows/insert.ts';
import { readByIds } from '../../db/rows/readByIds.ts';
import { lockAppClients } from '../appKey/lockAppClients.query.ts';
import { type AggregationContext, addMetrics } from '../appMetric/aggregate/addMetrics.ts';
import type { MetricEvent } from '../appMetric/aggregate/eventMetrics.ts';
import { type AppEvent, AppEventEntity } from './AppEvent.entity.ts';
import { isErased } from './pseudonym.ts';
import type { ValidatedEvent } from './validateEvent.ts';

/** Events of one client that came together. */
export interface Batch {
  readonly businessId: string;
  readonly events: readonly ValidatedEvent[];
}

/** What became of an event: new, known, or under an id that is another event's. */
export type IngestOutcome = 'accepted' | 'known' | 'contents';

type StoredEvent = Pick<AppEvent, 'id' | 'type' | 'at' | 'guest' | 'details'>;

const SAID = 'SELECT id, type, at, guest, details FROM app_events';

/**
 * Stores those of these rows that are new, and tells what is stored under the ids of the others. Nearly always all are
 * new: so none is looked up before a statement was refused, which has then stored nothing.
 */
async function storeNew(manager: EntityManager, rows: readonly AppEvent[]): Promise<Map<string, StoredEvent>> {
  const known = new Map<string, StoredEvent>();
  for (const piece of chunkRows(manager, rows)) {
    try {
      await insertRows(manager, AppEventEntity, piece);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      const ids = piece.map(({ id }) => id);
      for (const row of await readByIds<StoredEvent>(manager, SAID, ids)) known.set(row.id, row);
      await insertMany(
        manager,
        AppEventEntity,
        piece.filter(({ id }) => !known.has(id)),
      );
    }
  }
  return known;
}

/** Whether two rows say the same; who did it is no longer known of an erased guest. */
const isSame = (one: StoredEvent, other: StoredEvent): boolean =>
  one.type === other.type &&
  Number(one.at) === Number(other.at) &&
  one.details === other.details &&
  (one.guest === other.guest || isErased(one.guest));

/**
 * Stores what is new of these batches, and adds it to the figures, in the caller's transaction.
 * @returns for each batch what became of its events; null where the client is gone
 */
export async function storeEvents(
  manager: EntityManager,
  batches: readonly Batch[],
  counting: AggregationContext,
): Promise<(IngestOutcome[] | null)[]> {
  const ids = batches.map(({ businessId }) => businessId);
  const held = await lockAppClients(manager, ids, counting.now);
  const mine = batches.filter(({ businessId }) => held.has(businessId)).flatMap(({ events }) => events);
  const firsts = new Map<string, AppEvent>();
  for (const { row } of mine) if (!firsts.has(row.id)) firsts.set(row.id, row);
  // In their order, so that those beside each other go to the same page.
  const rows = [...firsts.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  const known = await storeNew(manager, rows);
  const counted: MetricEvent[] = [];
  const fates = batches.map(({ businessId, events }) => {
    if (!held.has(businessId)) return null;
    return events.map((event): IngestOutcome => {
      const before = known.get(event.row.id);
      if (before) return isSame(before, event.row) ? 'known' : 'contents';
      known.set(event.row.id, event.row);
      counted.push(event.counted);
      return 'accepted';
    });
  });
  await addMetrics(manager, counted, counting);
  return fates;
}
