import type { EntityManager } from 'typeorm';
import { addDays } from '../../../time/calendar.ts';
import type { AppMetricDay } from '../AppMetricDay.entity.ts';
import { AppGuestEntity } from '../guest/AppGuest.entity.ts';
import { MONTH_DAYS } from '../guest/guestDays.ts';
import type { GuestDays } from '../guest/guestDays.types.ts';
import { buildGuestId } from '../guest/guestId.ts';
import { readStored } from '../query/totals.query.ts';
import { upsertAggregates, upsertGuests } from './addMetrics.ts';
import type { Metric, MetricEvent } from './eventMetrics.ts';
import { affectsGuest, MetricAccumulator } from './MetricAccumulator.ts';
import { getFirstOfMonth, isMonthlyMetric } from './monthlyMetrics.ts';

/** A stored metric that differs from its events. */
export interface MetricDiscrepancy {
  readonly day: string;
  readonly metric: Metric | 'guests';
  readonly dimension: string;
  readonly stored: number;
  readonly counted: number;
}

export interface ReconcileOptions {
  readonly businessId: string;
  /** First day for which all events are stored. */
  readonly from: string;
  readonly now: number;
  /** Whether to report only. */
  readonly dryRun: boolean;
}

/** Serialises days for comparison: in order, without those before `from`. */
const serializeDays = (days: GuestDays, from: string): string =>
  JSON.stringify(
    Object.entries(days)
      .filter(([day]) => day >= from)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Recounts events from zero, day by day, starting from what is known of guests from earlier days. */
export class MetricRecount {
  readonly sums = new MetricAccumulator();
  /** Stored and recounted days of guests, by row id. */
  readonly known: ReadonlyMap<string, GuestDays>;
  readonly guests = new Map<string, GuestDays>();
  readonly #businessId: string;
  readonly #from: string;

  private constructor(businessId: string, from: string, known: ReadonlyMap<string, GuestDays>) {
    this.known = known;
    this.#businessId = businessId;
    this.#from = from;
  }

  /** @param from first day for which all events are stored */
  static async begin(manager: EntityManager, businessId: string, from: string): Promise<MetricRecount> {
    const rows = await manager.findBy(AppGuestEntity, { businessId });
    return new MetricRecount(businessId, from, new Map(rows.map(({ id, days }) => [id, days])));
  }

  /** Returns the days of a guest before the recount. */
  getKnownDays(id: string): GuestDays {
    return Object.fromEntries(Object.entries(this.known.get(id) ?? {}).filter(([day]) => day < this.#from));
  }

  count(event: MetricEvent): void {
    this.sums.add(event, affectsGuest(event) ? this.#getGuestDays(event.guest ?? '') : undefined);
  }

  #getGuestDays(guest: string): GuestDays {
    const id = buildGuestId(this.#businessId, guest);
    const counted = this.guests.get(id);
    if (counted) return counted;
    const days = this.getKnownDays(id);
    this.guests.set(id, days);
    return days;
  }
}

/**
 * Compares a client's stored metrics with metrics recounted from its events, and corrects them. The caller's
 * transaction must hold the client's lock. Monthly active guests are compared only for days whose whole 30-day window
 * is available. A month is recounted from all its days: stored values before `from`, recounted ones after.
 */
export async function reconcileMetrics(
  manager: EntityManager,
  recount: MetricRecount,
  { businessId, from, now, dryRun }: ReconcileOptions,
): Promise<MetricDiscrepancy[]> {
  const { sums, guests, known } = recount;
  const monthly = addDays(from, MONTH_DAYS);
  const month = getFirstOfMonth(from);
  const isKnown = ({ day, metric }: Pick<AppMetricDay, 'day' | 'metric'>) => {
    if (isMonthlyMetric(metric)) return day >= month;
    return day >= (metric === 'monthlyGuests' ? monthly : from);
  };
  const all = await readStored(manager, businessId, month);
  // Days of the first month before `from` contribute their stored sums.
  for (const { id: _, ...row } of all) if (row.day < from) sums.addToMonth({ businessId, ...row });
  const stored = new Map(all.filter(isKnown).map((row) => [row.id, row]));
  const counted = new Map(
    sums
      .rows(now)
      .filter(isKnown)
      .map((row) => [row.id, row]),
  );
  const differing = [...new Set([...stored.keys(), ...counted.keys()])].sort().flatMap((id) => {
    const [was, is] = [stored.get(id), counted.get(id)];
    const row = is ?? was;
    const missing = (is?.amount ?? 0) - (was?.amount ?? 0);
    if (!row || missing === 0) return [];
    return [{ row: { ...row, businessId, readAt: now, amount: missing }, was: was?.amount ?? 0, is: is?.amount ?? 0 }];
  });

  const differingGuests = [...new Set([...known.keys(), ...guests.keys()])]
    .map((id) => ({ id, businessId, days: guests.get(id) ?? recount.getKnownDays(id) }))
    .filter(({ id, days }) => serializeDays(known.get(id) ?? {}, from) !== serializeDays(days, from));
  if (!dryRun) {
    await upsertAggregates(
      manager,
      differing.map(({ row }) => row),
    );
    await upsertGuests(manager, differingGuests);
  }
  const differences = differing.map(({ row: { day, metric, dimension }, was, is }) => ({
    ...{ day, metric, dimension, stored: was, counted: is },
  }));
  const wrongGuests: MetricDiscrepancy[] =
    differingGuests.length > 0
      ? [{ day: from, metric: 'guests', dimension: '', stored: 0, counted: differingGuests.length }]
      : [];
  return [...differences, ...wrongGuests];
}
