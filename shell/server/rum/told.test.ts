import { type Action, type BundleState, usedVersions } from '../registryState.ts';
import { makeFolder } from '../testing/releases.ts';
import { openCounters } from './counters.ts';
import { openTold } from './told.ts';

const HOUR_MS = 3600_000;
const NOW = Date.UTC(2026, 5, 10, 12);
const LEFT = NOW - 72 * HOUR_MS;

const entry = (version: string, action: Action, time: number) => ({
  version,
  action,
  at: new Date(time).toISOString(),
  by: null,
  commit: null,
  note: null,
});

/** Version 2 has been live for three days, and a third one is tried; version 1 was before it. */
const state: BundleState = {
  live: '2',
  canary: { version: '3', percent: 5 },
  history: [
    entry('3', 'canary', NOW - HOUR_MS),
    entry('2', 'release', LEFT),
    entry('1', 'release', LEFT - 99 * HOUR_MS),
  ],
};

describe('the versions of a bundle that are compared', () => {
  it('are what is live, the canary and the one before, each with what browsers told within a day', () => {
    const dataDir = makeFolder();
    const count = (version: string, ...times: number[]) => {
      for (const time of times) {
        const counters = openCounters(dataDir, { log: console.error, now: () => time });
        counters.add({ bundle: 'mfe-portal', version, trial: '', what: 'mount', detail: 'ok' });
        counters.close();
      }
    };
    count('2', LEFT, NOW - 25 * HOUR_MS, NOW - 24 * HOUR_MS, NOW);
    count('3', NOW);
    // A tab that slept may tell of it for long afterwards.
    count('1', LEFT - 25 * HOUR_MS, LEFT - 2 * HOUR_MS, LEFT - HOUR_MS, LEFT, LEFT + 2 * HOUR_MS, NOW);

    const told = openTold(dataDir, 'mfe-portal', state, NOW);
    expect(usedVersions(state).map((version) => [version, told(version).drawn])).toEqual([
      ['2', 2],
      ['3', 1],
      ['1', 3],
    ]);
    expect(openTold(dataDir, 'mfe-admin', state, NOW)('2').drawn).toBe(0);
  });

  it('are told of by the day that is running where nobody wrote down when one was left', () => {
    const dataDir = makeFolder();
    const counters = openCounters(dataDir, { log: console.error, now: () => NOW });
    counters.add({ bundle: 'mfe-portal', version: '1', trial: '', what: 'mount', detail: 'failed' });
    counters.close();
    const written = { ...state, canary: null, history: [entry('1', 'release', LEFT)] };
    expect(usedVersions(written)).toEqual(['2', '1']);
    expect(openTold(dataDir, 'mfe-portal', written, NOW)('1').failed).toBe(1);
  });
});
