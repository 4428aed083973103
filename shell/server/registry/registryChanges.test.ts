import { openReleaseStore } from '../releases/releaseStore.ts';
import { makeRelease, makeTempDir, writeRelease } from '../testing/releases.ts';
import { type ChangeContext, createChanges } from './registryChanges.ts';
import { RegistryError } from './registryError.ts';
import type { RegistryState } from './registryState.ts';

const PORTAL = 'mfe-portal';
const EVENTS = 'mfe-events';

describe('changes of a registry', () => {
  const store = openReleaseStore(makeTempDir());
  beforeAll(() => {
    const versions = ['1', '2', '3', '4'];
    for (const name of [PORTAL, EVENTS]) {
      for (const version of versions) {
        store.importRelease(writeRelease(makeRelease({ name, version, commit: `c${version}` })));
      }
    }
  });

  let state: RegistryState;
  beforeEach(() => {
    state = { bundles: {}, staged: {} };
  });

  const by = (context: ChangeContext = {}) => createChanges(state, store, context);
  const release = (version: string, context?: ChangeContext) => by(context).activate({ [PORTAL]: version });
  const canary = (version = '3', percent = 10, context?: ChangeContext) =>
    by(context).startCanary(PORTAL, version, percent);
  const historyOf = (name = PORTAL) =>
    state.bundles[name]?.history.map(({ action, version }) => `${action} ${version}`);
  const expectRejected = (change: () => unknown, sentence: string) => {
    const before = structuredClone(state);
    expect(change).toThrow(new RegistryError(sentence));
    expect(state).toEqual(before);
  };

  it('are recorded newest first, with author, time, note and commit', () => {
    const earliest = Date.now();
    release('1');
    release('2', { by: 'portal', note: 'first' });
    const [second, first] = state.bundles[PORTAL]?.history ?? [];
    expect(first).toEqual({ version: '1', at: first?.at, action: 'release', by: null, commit: 'c1', note: null });
    expect(second).toMatchObject({ version: '2', action: 'release', by: 'portal', commit: 'c2', note: 'first' });
    expect(Date.parse(first?.at ?? '')).toBeGreaterThanOrEqual(earliest);
    expect(state.bundles[PORTAL]).toMatchObject({ live: '2', canary: null });
  });

  it('return the bundles that they change, and record nothing for a live version', () => {
    release('1');
    expect(by().activate({ [PORTAL]: '1', [EVENTS]: '2' })).toEqual([EVENTS]);
    expect([historyOf(), historyOf(EVENTS)]).toEqual([['release 1'], ['release 2']]);
  });

  it('are rejected if another version is live than expected', () => {
    by({ expectedLive: { [PORTAL]: null } }).activate({ [PORTAL]: '1' });
    release('2', { expectedLive: { [PORTAL]: '1', [EVENTS]: null } });
    const outdatedChange = (expectedLive: ChangeContext['expectedLive']) => () => by({ expectedLive });
    expectRejected(
      outdatedChange({ [PORTAL]: '1' }),
      'Conflict: mfe-portal is now at 2, expected 1. Reload and try again.',
    );
    expectRejected(
      outdatedChange({ [PORTAL]: null }),
      'Conflict: mfe-portal is now at 2, expected none. Reload and try again.',
    );
    expectRejected(
      outdatedChange({ [EVENTS]: '1' }),
      'Conflict: mfe-events is now at no version, expected 1. Reload and try again.',
    );
  });

  it('are rejected if the canary is not the expected one', () => {
    release('1');
    expectRejected(
      () => by({ expectedCanary: '3' }),
      'Conflict: the canary is now gone, expected 3. Reload and try again.',
    );
    canary('3');
    expectRejected(
      () => by({ expectedCanary: '2' }),
      'Conflict: the canary is now 3, expected 2. Reload and try again.',
    );
    expect(by({ expectedCanary: '3' }).promote(PORTAL)).toBe('3');
  });

  it('need an existing bundle, release and canary', () => {
    const notReleased = 'mfe-portal has not been released to this data folder yet';
    expectRejected(() => by().rollback(PORTAL, null), notReleased);
    expectRejected(() => by().promote(PORTAL), notReleased);
    expectRejected(() => canary(), notReleased);
    expectRejected(() => release('9'), 'There is no release mfe-portal@9');
    release('1');
    expectRejected(() => by().promote(PORTAL), 'mfe-portal has no canary');
    expectRejected(() => by().abort(PORTAL), 'mfe-portal has no canary');
    expectRejected(() => canary('9'), 'There is no release mfe-portal@9');
  });

  describe('a rollback', () => {
    it('activates the previous version, or a named one', () => {
      for (const version of ['1', '2', '3']) release(version);
      expect(by({ note: 'it flickers' }).rollback(PORTAL, null)).toBe('2');
      expect(state.bundles[PORTAL]).toMatchObject({
        live: '2',
        history: [{ action: 'rollback', note: 'it flickers' }, {}, {}, {}],
      });
      expect(by().rollback(PORTAL, '3')).toBe('3');
      expectRejected(() => by().rollback(PORTAL, '3'), 'mfe-portal 3 is live already');
    });

    it('fails for the first version', () => {
      release('1');
      expectRejected(() => by().rollback(PORTAL, null), 'There is no version of mfe-portal before 1 to roll back to');
    });

    it('ends a canary of the same version only', () => {
      release('1');
      release('2');
      canary('3');
      by().rollback(PORTAL, '1');
      expect(state.bundles[PORTAL]?.canary).toEqual({ version: '3', percent: 10 });
      by({ note: 'all of them' }).rollback(PORTAL, '3');
      expect(state.bundles[PORTAL]).toMatchObject({ live: '3', canary: null });
      expect(historyOf()?.slice(0, 2)).toEqual(['rollback 3', 'abort 3']);
      expect(state.bundles[PORTAL]?.history[1]?.note).toBe('it was gone back to');
    });
  });

  describe('a canary', () => {
    beforeEach(() => void release('1'));

    it('gives a version to some visitors; its percentage may change, and the start is recorded once', () => {
      canary('3', 10);
      expect(state.bundles[PORTAL]).toMatchObject({ live: '1', canary: { version: '3', percent: 10 } });
      canary('3', 10);
      canary('3', 50, { note: 'more' });
      expect(state.bundles[PORTAL]?.canary).toEqual({ version: '3', percent: 50 });
      expect(state.bundles[PORTAL]?.history.map(({ action, note }) => [action, note])).toEqual([
        ['canary', 'more'],
        ['canary', '10%'],
        ['release', null],
      ]);
    });

    it.each([0, 101, Number.NaN])('is rejected with %d percent', (percent) => {
      expectRejected(() => canary('3', percent), 'A canary has from 0.01 to 100 percent of the visitors');
    });

    it('is rejected beside another one, and for the live version', () => {
      by().activate({ [EVENTS]: '1' });
      expectRejected(() => canary('1'), 'mfe-portal 1 is live already');
      canary('3');
      const one = 'mfe-portal 3 is the canary: promote or abort it first';
      expectRejected(() => canary('2'), one);
      expectRejected(() => by().startCanary(EVENTS, '3', 5), one);
    });

    it('is promoted or aborted', () => {
      canary('3');
      expect(by({ by: 'portal' }).promote(PORTAL)).toBe('3');
      expect(state.bundles[PORTAL]).toMatchObject({
        live: '3',
        canary: null,
        history: [{ action: 'promote', by: 'portal' }, {}, {}],
      });
      canary('4');
      expect(by({ note: '20 of 100 failed' }).abort(PORTAL)).toBe('4');
      expect(state.bundles[PORTAL]).toMatchObject({ live: '3', canary: null });
      expect(state.bundles[PORTAL]?.history[0]).toMatchObject({
        action: 'abort',
        version: '4',
        note: '20 of 100 failed',
      });
    });

    it('is promoted when it is released, and ends when another version is', () => {
      canary('3');
      expect(release('3')).toEqual([PORTAL]);
      canary('4');
      release('2');
      expect(historyOf()).toEqual(['release 2', 'abort 4', 'canary 4', 'promote 3', 'canary 3', 'release 1']);
      expect(state.bundles[PORTAL]).toMatchObject({ live: '2', canary: null });
      expect(state.bundles[PORTAL]?.history[1]?.note).toBe('2 was released');
    });
  });

  describe('staging', () => {
    it('stores a version of each bundle, by call, until it is used', () => {
      const changes = by({ by: 'portal' });
      changes.stage({ [PORTAL]: '1', [EVENTS]: '1' });
      const { at } = state.staged[PORTAL] ?? {};
      expect(state.staged).toEqual({
        [PORTAL]: { version: '1', at, by: 'portal' },
        [EVENTS]: { version: '1', at, by: 'portal' },
      });
      // At the same millisecond.
      changes.stage({ [PORTAL]: '2' });
      expect(Date.parse(state.staged[PORTAL]?.at ?? '')).toBe(Date.parse(at ?? '') + 1);
      release('2');
      expect(Object.keys(state.staged)).toEqual([EVENTS]);
      expect(state.bundles[EVENTS]).toBeUndefined();
    });

    it('ends for versions that are live already', () => {
      release('1');
      by().stage({ [PORTAL]: '2' });
      expect(state.staged[PORTAL]).toMatchObject({ version: '2', by: null });
      by().stage({ [PORTAL]: '1' });
      expect(state.staged).toEqual({});
      expect(historyOf()).toEqual(['release 1']);
    });
  });
});
