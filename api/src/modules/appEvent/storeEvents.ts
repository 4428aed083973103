import type { EntityManager } from 'typeorm';
import { insertMany } from '../../db/insert.ts';
import { holdReporters } from '../appKey/holdReporters.ts';
import { addFigures, type Counting } from '../figure/addFigures.ts';
import type { CountedEvent } from '../figure/figuresOf.ts';
import { type AppEvent, AppEventEntity } from './AppEvent.entity.ts';
import type { JudgedEvent } from './judgeEvent.ts';
import { isErased } from './pseudonym.ts';

/** Events of one client that came together. */
export interface Batch {
  readonly businessId: string;
  readonly events: readonly JudgedEvent[];
}

/** What became of an event: new, known, or under an id that is another event's. */
export type Fate = 'accepted' | 'known' | 'contents';

type Said = Pick<AppEvent, 'id' | 'type' | 'at' | 'guest' | 'details'>;

/** So many ids are looked up by one statement. */
const READ = 500;

async function knownAmong(manager: EntityManager, ids: readonly string[]): Promise<Map<string, Said>> {
  const known = new Map<string, Said>();
  for (let from = 0; from < ids.length; from += READ) {
    const some = ids.slice(from, from + READ);
    const places = some.map(() => '?').join(', ');
    const found = await manager.query<Said[]>(
      `SELECT id, type, at, guest, details FROM app_events WHERE id IN (${places})`,
      some,
    );
    for (const row of found) known.set(row.id, row);
  }
  return known;
}

/** Whether two rows say the same; who did it is no longer known of an erased guest. */
const isSame = (one: Said, other: Said): boolean =>
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
  counting: Counting,
): Promise<(Fate[] | null)[]> {
  const ids = batches.map(({ businessId }) => businessId);
  const held = await holdReporters(manager, ids, counting.now);
  const mine = batches.filter(({ businessId }) => held.has(businessId)).flatMap(({ events }) => events);
  const known = await knownAmong(manager, [...new Set(mine.map(({ row }) => row.id))].sort());
  const rows: AppEvent[] = [];
  const counted: CountedEvent[] = [];
  const fates = batches.map(({ businessId, events }) => {
    if (!held.has(businessId)) return null;
    return events.map((event): Fate => {
      const before = known.get(event.row.id);
      if (before) return isSame(before, event.row) ? 'known' : 'contents';
      known.set(event.row.id, event.row);
      rows.push(event.row);
      counted.push(event.counted);
      return 'accepted';
    });
  });
  await insertMany(manager, AppEventEntity, rows);
  await addFigures(manager, counted, counting);
  return fates;
}
