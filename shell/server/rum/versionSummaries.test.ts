import { type Action, type BundleState, usedVersions } from '../registry/registryState.ts';
import { makeTempDir } from '../testing/releases.ts';
import { openRumCounters } from './counters.ts';
import { createVersionSummaries } from './versionSummaries.ts';

const HOUR_MS = 3600_000;
const NOW = Date.UTC(2026, 5, 10, 12);
const REPLACED = NOW - 72 * HOUR_MS;

const entry = (version: string, action: Action, time: number) => ({
  ...{ version, action, at: new Date(time).toISOString() },
  ...{ by: null, commit: null, note: null },
});

/** Version 2 replaced version 1 three days ago; version 3 is the canary. */
const state: BundleState = {
  live: '2',
  canary: { version: '3', percent: 5 },
  history: [
    entry('3', 'canary', NOW - HOUR_MS),
    entry('2', 'release', REPLACED),
    entry('1', 'release', REPLACED - 99 * HOUR_MS),
  ],
};

function count(dataDir: string, version: string, ...times: number[]): void {
  for (const time of times) {
    const counters = openRumCounters(dataDir, { log: console.error, now: () => time });
    counters.add({ bundle: 'mfe-portal', version, trial: '', what: 'mount', detail: 'ok' });
    counters.close();
  }
}

describe('the summary of a version', () => {
  it('is of the last day, and of the previous version the last day on which it was served', () => {
    const dataDir = makeTempDir();
    count(dataDir, '2', REPLACED, NOW - 25 * HOUR_MS, NOW - 24 * HOUR_MS, NOW);
    count(dataDir, '3', NOW);
    // An old tab reports the version long afterwards.
    const last = [REPLACED - 25 * HOUR_MS, REPLACED - 2 * HOUR_MS, REPLACED - HOUR_MS, REPLACED];
    count(dataDir, '1', ...last, REPLACED + 2 * HOUR_MS, NOW);

    const summaryOf = createVersionSummaries(dataDir, 'mfe-portal', state, NOW);
    expect(usedVersions(state).map((version) => [version, summaryOf(version).rendered])).toEqual([
      ['2', 2],
      ['3', 1],
      ['1', 3],
    ]);
    expect(createVersionSummaries(dataDir, 'mfe-admin', state, NOW)('2').rendered).toBe(0);
  });

  it('is of the last day where the history does not say when a version was replaced', () => {
    const dataDir = makeTempDir();
    count(dataDir, '1', NOW);
    const edited = { ...state, canary: null, history: [entry('1', 'release', REPLACED)] };
    expect(usedVersions(edited)).toEqual(['2', '1']);
    expect(createVersionSummaries(dataDir, 'mfe-portal', edited, NOW)('1').rendered).toBe(1);
  });
});
