import type { Counted, Counts } from './counters.ts';
import { upperQuartile, VITALS, type Vital } from './vitals.ts';

/** What browsers told of one version. */
export interface Summary {
  /** Pages that were drawn, and that were not. */
  drawn: number;
  failed: number;
  loads: number;
  fallbacks: number;
  errors: number;
  /** The messages that came most, with how often. */
  messages: { message: string; times: number }[];
  /** What three quarters of the measured visits were below. */
  vitals: Partial<Record<Vital, number>>;
}

/** So many messages are told. */
const MESSAGES = 3;

/** How often each detail of one kind was counted, whatever the hour. */
function detailsOf(counts: readonly Counts[], what: Counted): Map<string, number> {
  const details = new Map<string, number>();
  for (const each of counts) {
    if (each.what === what) details.set(each.detail, (details.get(each.detail) ?? 0) + each.times);
  }
  return details;
}

const sum = (details: ReadonlyMap<string, number>) => [...details.values()].reduce((total, times) => total + times, 0);

/** Sums up what was counted of one version. */
export function summaryOf(counts: readonly Counts[]): Summary {
  const [mounts, errors, vitals] = [detailsOf(counts, 'mount'), detailsOf(counts, 'error'), detailsOf(counts, 'vital')];
  const measured = VITALS.map((name) => [name, upperQuartile(name, vitals)] as const);
  return {
    drawn: mounts.get('ok') ?? 0,
    failed: mounts.get('failed') ?? 0,
    loads: sum(detailsOf(counts, 'load')),
    fallbacks: sum(detailsOf(counts, 'fallback')),
    errors: sum(errors),
    messages: [...errors]
      .map(([message, times]) => ({ message, times }))
      .sort((one, other) => other.times - one.times)
      .slice(0, MESSAGES),
    vitals: Object.fromEntries(measured.filter(([, value]) => value !== null)),
  };
}
