import { RUM_WINDOW_HOURS } from '@skal/contracts/operations/release';
import type { BundleState } from '../registry/registryState.ts';
import { lastServedAt } from '../releases/staleReleases.ts';
import { type RumCountKind, type RumTotal, readTotals } from './counters.ts';
import { p75, type Vital } from './vitals.ts';

/** What browsers reported about one version. */
export interface RumSummary {
  /** Pages that mounted, and that failed. */
  rendered: number;
  failed: number;
  loads: number;
  fallbacks: number;
  errors: number;
  /** The most frequent messages. */
  messages: { message: string; count: number }[];
  vitals: Partial<Record<Vital, number>>;
}

const DAY_MS = RUM_WINDOW_HOURS * 3600_000;
const MESSAGES = 3;

function summarize(totals: readonly RumTotal[]): RumSummary {
  const of = (kind: RumCountKind) => totals.filter(({ what }) => what === kind);
  const sum = (counted: readonly RumTotal[]) => counted.reduce((total, { times }) => total + times, 0);
  const mounts = (detail: string) => sum(of('mount').filter((each) => each.detail === detail));
  return {
    ...{ rendered: mounts('ok'), failed: mounts('failed') },
    ...{ loads: sum(of('load')), fallbacks: sum(of('fallback')), errors: sum(of('error')) },
    messages: of('error')
      .slice(0, MESSAGES)
      .map(({ detail, times }) => ({ message: detail, count: times })),
    vitals: p75(of('vital')),
  };
}

/** Summarizes the counts of each version of a bundle: of the last day, or of the last day on which it was served. */
export function createVersionSummaries(dataDir: string, bundle: string, state: BundleState, now = Date.now()) {
  const servedUntil = lastServedAt(state);
  return (version: string): RumSummary => {
    const isServed = version === state.live || version === state.canary?.version;
    // The time is unknown where the registry was edited by hand.
    const end = isServed ? now : servedUntil.get(version) || now;
    return summarize(readTotals(dataDir, bundle, version, end - DAY_MS, end));
  };
}
