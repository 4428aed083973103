import type { Action, RegistryState } from '../registry/registryState.ts';
import { staleReleases } from './staleReleases.ts';

const day = (number: number) => Date.UTC(2026, 0, number);
const at = (number: number) => new Date(day(number)).toISOString();
const entry = (action: Action, version: string, on: number) => ({
  action,
  version,
  at: at(on),
  by: null,
  commit: null,
  note: null,
});

/** A portal whose canary 3 was aborted, that went on to 4 and back to 2, and has 5 as its canary. */
const state: RegistryState = {
  staged: {},
  bundles: {
    'mfe-portal': {
      live: '2',
      canary: { version: '5', percent: 1 },
      history: [
        entry('canary', '5', 14),
        entry('rollback', '2', 13),
        entry('release', '4', 12),
        entry('abort', '3', 11),
        entry('canary', '3', 10),
        entry('release', '2', 3),
        entry('release', '1', 2),
        entry('release', '0', 1),
      ],
    },
  },
};
const store = ['0', '1', '2', '3', '4', '5', '6'].map((version) => ({
  name: 'mfe-portal',
  version,
  importedAt: day(version === '6' ? 20 : 1),
  bytes: 1,
}));
const staleOn = (number: number, good: RegistryState | null = null, now = state) =>
  staleReleases(store, now, good, day(number)).map(({ version }) => version);

describe('stale releases', () => {
  it('are deleted 30 days after they were replaced, unless they are live, canary or previous', () => {
    expect(staleOn(32)).toEqual([]);
    expect(staleOn(33)).toEqual(['0']);
    expect(staleOn(42)).toEqual(['0', '3']);
    expect(staleOn(44)).toEqual(['0', '3', '4']);
    // 6 was imported and never released.
    expect(staleOn(51)).toEqual(['0', '3', '4', '6']);
    expect(staleOn(10_000)).toEqual(['0', '3', '4', '6']);
  });

  it('are kept while the fallback of an invalid registry uses them', () => {
    const good: RegistryState = {
      bundles: { 'mfe-portal': { live: '4', canary: null, history: [] } },
      staged: {},
    };
    expect(staleOn(10_000, good)).toEqual(['0', '3', '6']);
  });

  it('are kept if it is unknown when they were replaced', () => {
    const byHand = structuredClone(state);
    Object.assign(byHand.bundles['mfe-portal'] ?? {}, { live: '6', canary: null });
    // 2 was live when the file was edited to 6; 1 is the previous version as far as the history shows.
    expect(staleOn(10_000, null, byHand)).not.toContain('2');
  });
});
