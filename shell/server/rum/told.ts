import { TOLD_HOURS } from '@skal/contracts/release';
import type { BundleState } from '../registryState.ts';
import { lastServedAt } from '../releases/staleReleases.ts';
import { readCountsOf } from './counters.ts';
import { type Summary, summaryOf } from './summary.ts';

const DAY_MS = TOLD_HOURS * 3600_000;

/** Says what browsers told of each version of a bundle within a day: the one that is running, or its last. */
export function openTold(
  dataDir: string,
  name: string,
  state: BundleState,
  now = Date.now(),
): (version: string) => Summary {
  const left = lastServedAt(state);
  const isServed = (version: string) => version === state.live || version === state.canary?.version;
  return (version) => {
    // Nobody knows when a version was left that a person wrote over.
    const end = isServed(version) ? now : left.get(version) || now;
    return summaryOf(readCountsOf(dataDir, { bundle: name, version, from: end - DAY_MS, to: end }));
  };
}
