import { hash } from 'node:crypto';
import type { EventType } from '@skal/contracts/app/appEvent';
import type { AppMetricDay } from '../AppMetricDay.entity.ts';
import { recordCrashed, recordOpened, recordStamped } from '../guest/guestDays.ts';
import type { AddToDay, GuestDays } from '../guest/guestDays.types.ts';
import { addEventMetrics, type Metric, type MetricEvent } from './eventMetrics.ts';
import { getFirstOfMonth, getMonthlyMetric } from './monthlyMetrics.ts';

type Sum = Omit<AppMetricDay, 'id' | 'readAt'>;

/** Hex digits of a hash, enough to distinguish the dimensions of a day and metric. */
const HASH = 32;

/** Size of the cache of hashes: the same hours, versions and items recur with nearly every event. */
const HASHES = 20_000;
const hashes = new Map<string, string>();

function hashCached(text: string): string {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  if (hashes.size >= HASHES) hashes.clear();
  const made = hash('sha256', text).slice(0, HASH);
  hashes.set(text, made);
  return made;
}

const buildRowId = ({ businessId, day, metric, source, dimension }: Sum): string =>
  `${businessId}/${day}/${metric}/${hashCached(`${source}/${dimension}`)}`;

function addSum(sums: Map<string, Sum>, key: string, sum: Sum): void {
  const before = sums.get(key);
  if (before) before.amount += sum.amount;
  else sums.set(key, sum);
}

/** Accumulates events into sums by client, day, metric, source and dimension. */
export class MetricAccumulator {
  /** By client, day and source, then by metric and dimension: an event usually adds to several of the same day. */
  readonly #days = new Map<string, Map<string, Sum>>();
  readonly #stored: Sum[] = [];

  /**
   * Adds one event.
   * @param days of its guest, which it changes; undefined if it has no guest
   */
  add(event: MetricEvent, days: GuestDays | undefined): void {
    const { businessId, day, source, type } = event;
    const addTo = (sums: Map<string, Sum>, on: string, metric: Metric, dimension: string, amount: number) =>
      addSum(sums, `${metric}/${dimension}`, { businessId, day: on, metric, source, dimension, amount });
    const own = this.#getSums(businessId, day, source);
    addEventMetrics(event, (metric, dimension, amount) => addTo(own, day, metric, dimension, amount));
    if (days === undefined) return;
    const addForGuest: AddToDay = (on, metric, amount, dimension = '') =>
      addTo(on === day ? own : this.#getSums(businessId, on, source), on, metric, dimension, amount);
    if (type === 'app.opened') recordOpened(days, day, addForGuest);
    if (type === 'app.crashed') recordCrashed(days, day, addForGuest);
    if (type === 'loyalty.stamped') recordStamped(days, day, addForGuest);
  }

  /** Adds a stored daily sum to the sum of its month. */
  addToMonth(stored: Sum): void {
    this.#stored.push(stored);
  }

  /** Returns the sums as rows in the order of their ids, without those that are zero. */
  rows(readAt: number): AppMetricDay[] {
    const days = [...this.#days.values()].flatMap((sums) => [...sums.values()]);
    const months = new Map<string, Sum>();
    for (const sum of [...days, ...this.#stored]) {
      const metric = getMonthlyMetric(sum.metric);
      if (metric === undefined) continue;
      const month = { ...sum, day: getFirstOfMonth(sum.day), metric };
      addSum(months, buildRowId(month), month);
    }
    const rows = [...days, ...months.values()].filter(({ amount }) => amount !== 0);
    return rows
      .map((sum) => ({ id: buildRowId(sum), ...sum, readAt }))
      .sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  #getSums(businessId: string, day: string, source: string): Map<string, Sum> {
    const key = `${businessId}/${day}/${source}`;
    let sums = this.#days.get(key);
    if (!sums) {
      sums = new Map();
      this.#days.set(key, sums);
    }
    return sums;
  }
}

const OF_GUESTS: ReadonlySet<string> = new Set<EventType>(['app.opened', 'app.crashed', 'loyalty.stamped']);

/** Whether an event changes the days of its guest. */
export const affectsGuest = ({ type, guest }: Pick<MetricEvent, 'type' | 'guest'>): boolean =>
  guest !== null && OF_GUESTS.has(type);
