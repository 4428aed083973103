import { hash } from 'node:crypto';
import { simulateDays } from '../../demo/simulation/simulation.ts';
import type { AppEvent } from '../../modules/appEvent/AppEvent.entity.ts';
import { getEarliestAcceptedDay, validateEvent } from '../../modules/appEvent/validateEvent.ts';
import type { AppMetricDay } from '../../modules/appMetric/AppMetricDay.entity.ts';
import { affectsGuest, MetricAccumulator } from '../../modules/appMetric/aggregate/MetricAccumulator.ts';
import type { AppGuest } from '../../modules/appMetric/guest/AppGuest.entity.ts';
import { pruneGuestDays } from '../../modules/appMetric/guest/guestDays.ts';
import type { GuestDays } from '../../modules/appMetric/guest/guestDays.types.ts';
import { buildGuestId } from '../../modules/appMetric/guest/guestId.ts';
import { summarizeGuestDays } from '../../modules/appMetric/guest/guestSummary.ts';
import { addDays, CachedWallClock, toTimestamp } from '../../time/calendar.ts';

interface HistoryOptions {
  readonly businessId: string;
  readonly salt: string;
  readonly timeZone: string;
  /** Last day. */
  readonly today: string;
  readonly days: number;
  /** Number of days with events. */
  readonly eventDays: number;
  /** Retention of guests in days. */
  readonly keepDays: number;
  /** Sampling: one guest in this many of the simulated bar, which has six hundred events a day in its second year. */
  readonly oneIn: number;
}

/** Rows that many days of a client's app leave in the tables. */
export interface SimulatedHistory {
  /** Number of events. */
  readonly count: number;
  readonly metrics: readonly AppMetricDay[];
  readonly guests: readonly AppGuest[];
  readonly events: readonly AppEvent[];
}

const SEED = 7;

const isHere = (guest: string, oneIn: number): boolean =>
  Number.parseInt(hash('sha256', guest).slice(0, 8), 16) % oneIn === 0;

/** Runs the simulation with fewer guests and aggregates its events as the api would; reproducible. */
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
    const now = toTimestamp(addDays(day, 1), 0, timeZone);
    const judging = { businessId, salt, source: 'app', clock, now, since: getEarliestAcceptedDay(now, clock) };
    for (const raw of ofDay) {
      if (raw.guest !== undefined && !isHere(raw.guest, oneIn)) continue;
      const judged = validateEvent(raw, judging);
      if (!judged.ok) throw new Error(`The simulated event is invalid: ${judged.error}`);
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
    const summary = summarizeGuestDays(own);
    return summary.lastDay <= addDays(today, -keepDays)
      ? []
      : [{ id: buildGuestId(businessId, guest), businessId, days: own, ...summary }];
  });
  return { count, metrics: sums.rows(toTimestamp(today, 0, timeZone)), guests: stillKnown, events };
}
