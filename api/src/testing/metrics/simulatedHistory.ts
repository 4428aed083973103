import { hash } from 'node:crypto';
import { simulateDays } from '../../demo/simulation/simulation.ts';
import type { AppEvent } from '../../modules/appEvent/AppEvent.entity.ts';
import { earliestAcceptedDay, validateEvent } from '../../modules/appEvent/validateEvent.ts';
import type { AppMetricDay } from '../../modules/appMetric/AppMetricDay.entity.ts';
import { affectsGuest, MetricAccumulator } from '../../modules/appMetric/aggregate/MetricAccumulator.ts';
import { type AppGuest, guestId } from '../../modules/appMetric/guest/AppGuest.entity.ts';
import { pruneGuestDays } from '../../modules/appMetric/guest/guestDays.ts';
import type { GuestDays } from '../../modules/appMetric/guest/guestDays.types.ts';
import { addDays, CachedWallClock, timestampAt } from '../../time/calendar.ts';

interface HistoryOptions {
  readonly businessId: string;
  readonly salt: string;
  readonly timeZone: string;
  /** The last day. */
  readonly today: string;
  readonly days: number;
  /** The events of so many days are given as well. */
  readonly eventDays: number;
  /** Guests are remembered for so many days. */
  readonly keepDays: number;
  /** One guest in so many of the demo's bar, which in its second year has six hundred events a day, comes here. */
  readonly oneIn: number;
}

/** What many days of a client's app leave in the tables. */
export interface SimulatedHistory {
  /** So many events there were. */
  readonly count: number;
  readonly figures: readonly AppMetricDay[];
  readonly guests: readonly AppGuest[];
  readonly events: readonly AppEvent[];
}

const SEED = 7;

const isHere = (guest: string, oneIn: number): boolean =>
  Number.parseInt(hash('sha256', guest).slice(0, 8), 16) % oneIn === 0;

/** Plays the demo's bar, smaller, and counts its events as the door does; the same each time. */
export function simulateHistory(played: HistoryOptions): SimulatedHistory {
  const { businessId, salt, timeZone, today, days, eventDays, keepDays, oneIn } = played;
  const clock = new CachedWallClock(timeZone);
  const sums = new MetricAccumulator();
  const guests = new Map<string, GuestDays>();
  const events: AppEvent[] = [];
  let count = 0;
  for (const { day, events: ofDay } of simulateDays(
    { seed: SEED, launch: addDays(today, 1 - days), timeZone },
    today,
  )) {
    const now = timestampAt(addDays(day, 1), 0, timeZone);
    const judging = { businessId, salt, source: 'app', clock, now, since: earliestAcceptedDay(now, clock) };
    for (const raw of ofDay) {
      if (raw.guest !== undefined && !isHere(raw.guest, oneIn)) continue;
      const judged = validateEvent(raw, judging);
      if (!judged.ok) throw new Error(`The bar reports what the door refuses: ${judged.error}`);
      const { row, counted } = judged;
      count += 1;
      if (day > addDays(today, -eventDays)) events.push(row);
      const own = affectsGuest(counted) ? (guests.get(counted.guest ?? '') ?? {}) : undefined;
      sums.add(counted, own);
      if (own === undefined) continue;
      pruneGuestDays(own, addDays(day, -keepDays));
      guests.set(counted.guest ?? '', own);
    }
  }
  const stillKnown = [...guests].flatMap(([guest, own]): AppGuest[] => {
    const lastDay = Object.keys(own).sort().at(-1) ?? '';
    return lastDay <= addDays(today, -keepDays)
      ? []
      : [{ id: guestId(businessId, guest), businessId, days: own, lastDay }];
  });
  return { count, figures: sums.rows(timestampAt(today, 0, timeZone)), guests: stillKnown, events };
}
