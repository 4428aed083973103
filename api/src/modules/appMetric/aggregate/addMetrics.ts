import type { EntityManager } from 'typeorm';
import { insertMany } from '../../../db/rows/insert.ts';
import { readByIds } from '../../../db/rows/readByIds.ts';
import { addDays } from '../../../time/calendar.ts';
import { type AppMetricDay, AppMetricDayEntity } from '../AppMetricDay.entity.ts';
import { type AppGuest, AppGuestEntity } from '../guest/AppGuest.entity.ts';
import { pruneGuestDays } from '../guest/guestDays.ts';
import type { GuestDays } from '../guest/guestDays.types.ts';
import { buildGuestId } from '../guest/guestId.ts';
import { summarizeGuestDays } from '../guest/guestSummary.ts';
import type { MetricEvent } from './eventMetrics.ts';
import { affectsGuest, MetricAccumulator } from './MetricAccumulator.ts';

/** Upsert clause of each database. */
const adding = {
  sqlite: `ON CONFLICT (id) DO UPDATE SET amount = amount + excluded.amount, read_at = MAX(read_at, excluded.read_at)`,
  mysql: `ON DUPLICATE KEY UPDATE amount = amount + VALUES(amount), read_at = GREATEST(read_at, VALUES(read_at))`,
} as const;
const replacing = {
  sqlite: `ON CONFLICT (id) DO UPDATE SET days = excluded.days, last_day = excluded.last_day,
    first_day = excluded.first_day, open_days = excluded.open_days, stamps = excluded.stamps`,
  mysql: `ON DUPLICATE KEY UPDATE days = VALUES(days), last_day = VALUES(last_day),
    first_day = VALUES(first_day), open_days = VALUES(open_days), stamps = VALUES(stamps)`,
} as const;

const getDatabaseKind = (manager: EntityManager) =>
  manager.dataSource.options.type === 'better-sqlite3' ? ('sqlite' as const) : ('mysql' as const);

/** Reads the days of guests by row id; new guests have none. */
async function readGuestDays(manager: EntityManager, ids: readonly string[]): Promise<Map<string, GuestDays>> {
  const days = new Map<string, GuestDays>(ids.map((id) => [id, {}]));
  const found = await readByIds<{ id: string; days: string }>(manager, 'SELECT id, days FROM app_guests', ids);
  for (const row of found) days.set(row.id, JSON.parse(row.days) as GuestDays);
  return days;
}

/** Stores the current days of guests. */
export async function upsertGuests(
  manager: EntityManager,
  guests: readonly Pick<AppGuest, 'id' | 'businessId' | 'days'>[],
): Promise<void> {
  const rows = guests.map((guest): AppGuest => ({ ...guest, ...summarizeGuestDays(guest.days) }));
  await insertMany(manager, AppGuestEntity, rows, replacing[getDatabaseKind(manager)]);
}

/** Adds sums to the stored metrics; `sums` must be sorted by id. */
export async function upsertAggregates(manager: EntityManager, sums: readonly AppMetricDay[]): Promise<void> {
  await insertMany(manager, AppMetricDayEntity, sums, adding[getDatabaseKind(manager)]);
}

/** Time of aggregation, and the retention of guests' days. */
export interface AggregationContext {
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly today: string;
  readonly keepDays: number;
}

/**
 * Adds new events to the metrics, in the transaction that stores them and has locked their clients (`lockAppClients`).
 * It runs one statement per table and some hundreds of rows, however many events there are.
 */
export async function addMetrics(
  manager: EntityManager,
  events: readonly MetricEvent[],
  { now, today, keepDays }: AggregationContext,
): Promise<void> {
  if (events.length === 0) return;
  const businesses = new Map<string, string>();
  for (const event of events) {
    if (affectsGuest(event)) businesses.set(buildGuestId(event.businessId, event.guest ?? ''), event.businessId);
  }
  const days = await readGuestDays(manager, [...businesses.keys()].sort());
  const sums = new MetricAccumulator();
  for (const event of events) {
    sums.add(event, affectsGuest(event) ? days.get(buildGuestId(event.businessId, event.guest ?? '')) : undefined);
  }
  const forgotten = addDays(today, -keepDays);
  for (const own of days.values()) pruneGuestDays(own, forgotten);
  const guests = [...days].map(([id, own]) => ({ id, businessId: businesses.get(id) ?? '', days: own }));
  await upsertGuests(manager, guests);
  await upsertAggregates(manager, sums.rows(now));
}
