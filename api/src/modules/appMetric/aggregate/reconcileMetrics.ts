import type { EntityManager } from 'typeorm';
import { addDays } from '../../../time/calendar.ts';
import type { AppMetricDay } from '../AppMetricDay.entity.ts';
import { AppGuestEntity, guestId } from '../guest/AppGuest.entity.ts';
import { MONTH_DAYS } from '../guest/guestDays.ts';
import type { GuestDays } from '../guest/guestDays.types.ts';
import { readStored } from '../query/totals.query.ts';
import { upsertAggregates, upsertGuests } from './addMetrics.ts';
import type { Metric, MetricEvent } from './eventMetrics.ts';
import { affectsGuest, MetricAccumulator } from './MetricAccumulator.ts';
import { firstOfMonth, isMonthlyMetric } from './monthlyMetrics.ts';

/** A figure that is not what the events come to. */
export interface MetricDiscrepancy {
  readonly day: string;
  readonly metric: Metric | 'guests';
  readonly part: string;
  readonly stored: number;
  readonly counted: number;
}

export interface ReconcileOptions {
  readonly businessId: string;
  /** The first day of which all events are there. */
  readonly from: string;
  readonly now: number;
  /** Whether nothing is changed. */
  readonly dryRun: boolean;
}

/** Days as they can be compared: in their order, and none from before. */
const textOf = (days: GuestDays, from: string): string =>
  JSON.stringify(
    Object.entries(days)
      .filter(([day]) => day >= from)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Counts events from nothing, day after day; of guests it is known what is remembered of the days before. */
export class MetricRecount {
  readonly sums = new MetricAccumulator();
  /** The days of guests by the ids of their rows, as they are stored, and as they are counted. */
  readonly known: ReadonlyMap<string, GuestDays>;
  readonly guests = new Map<string, GuestDays>();
  readonly #businessId: string;
  readonly #from: string;

  private constructor(businessId: string, from: string, known: ReadonlyMap<string, GuestDays>) {
    this.known = known;
    this.#businessId = businessId;
    this.#from = from;
  }

  /** @param from the first day of which all events are there */
  static async begin(manager: EntityManager, businessId: string, from: string): Promise<MetricRecount> {
    const rows = await manager.findBy(AppGuestEntity, { businessId });
    return new MetricRecount(businessId, from, new Map(rows.map(({ id, days }) => [id, days])));
  }

  /** What is remembered of a guest from before the days that are counted. */
  remembered(id: string): GuestDays {
    return Object.fromEntries(Object.entries(this.known.get(id) ?? {}).filter(([day]) => day < this.#from));
  }

  count(event: MetricEvent): void {
    this.sums.add(event, affectsGuest(event) ? this.#daysOf(event.guest ?? '') : undefined);
  }

  #daysOf(guest: string): GuestDays {
    const id = guestId(this.#businessId, guest);
    const counted = this.guests.get(id);
    if (counted) return counted;
    const days = this.remembered(id);
    this.guests.set(id, days);
    return days;
  }
}

/**
 * Compares what is stored of a client, which the caller's transaction holds, with what its events come to, and puts it
 * right. Guests of 30 days are compared from the first day on which all of these are known, months with all their days.
 */
export async function reconcileMetrics(
  manager: EntityManager,
  recount: MetricRecount,
  { businessId, from, now, dryRun }: ReconcileOptions,
): Promise<MetricDiscrepancy[]> {
  const { sums, guests, known } = recount;
  const monthly = addDays(from, MONTH_DAYS);
  const month = firstOfMonth(from);
  const isKnown = ({ day, metric }: Pick<AppMetricDay, 'day' | 'metric'>) => {
    if (isMonthlyMetric(metric)) return day >= month;
    return day >= (metric === 'monthlyGuests' ? monthly : from);
  };
  const all = await readStored(manager, businessId, month);
  // The first month is what its days before come to, as they are stored, and those that are counted.
  for (const { id: _, ...row } of all) if (row.day < from) sums.addToMonth({ businessId, ...row });
  const stored = new Map(all.filter(isKnown).map((row) => [row.id, row]));
  const counted = new Map(
    sums
      .rows(now)
      .filter(isKnown)
      .map((row) => [row.id, row]),
  );
  const wrong = [...new Set([...stored.keys(), ...counted.keys()])].sort().flatMap((id) => {
    const [was, is] = [stored.get(id), counted.get(id)];
    const row = is ?? was;
    const missing = (is?.amount ?? 0) - (was?.amount ?? 0);
    if (!row || missing === 0) return [];
    return [{ row: { ...row, businessId, readAt: now, amount: missing }, was: was?.amount ?? 0, is: is?.amount ?? 0 }];
  });

  const strayed = [...new Set([...known.keys(), ...guests.keys()])]
    .map((id) => ({ id, businessId, days: guests.get(id) ?? recount.remembered(id) }))
    .filter(({ id, days }) => textOf(known.get(id) ?? {}, from) !== textOf(days, from));
  if (!dryRun) {
    await upsertAggregates(
      manager,
      wrong.map(({ row }) => row),
    );
    await upsertGuests(manager, strayed);
  }
  const differences = wrong.map(({ row: { day, metric, dimension }, was, is }) => ({
    ...{ day, metric, part: dimension, stored: was, counted: is },
  }));
  const guestsWrong: MetricDiscrepancy[] =
    strayed.length > 0 ? [{ day: from, metric: 'guests', part: '', stored: 0, counted: strayed.length }] : [];
  return [...differences, ...guestsWrong];
}
