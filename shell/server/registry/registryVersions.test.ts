import {
  type Action,
  type BundleState,
  canaryOf,
  previousVersion,
  type RegistryState,
  usedVersions,
  withCanary,
  withLive,
  withStaged,
} from './registryState.ts';

const AT = '2026-01-01T00:00:00.000Z';
const entry = (action: Action, version: string) => ({ action, version, at: AT, by: null, commit: null, note: null });
const bundle = (...versions: [string, ...string[]]): BundleState => ({
  live: versions[0],
  canary: null,
  history: versions.map((version) => entry('release', version)),
});
const stateOf = (bundles: RegistryState['bundles'], staged: RegistryState['staged'] = {}) => ({ bundles, staged });

describe('derived states', () => {
  const canary = { version: '3', percent: 5 };
  const portal = { ...bundle('2', '1'), canary };
  const staged = {
    'mfe-portal': { version: '4', at: AT, by: null },
    shell: { version: '2', at: AT, by: null },
    'mfe-new': { version: '1', at: '2026-01-02T00:00:00.000Z', by: null },
  };
  const state = stateOf({ shell: bundle('1'), 'mfe-portal': portal }, staged);
  const live = ({ bundles }: RegistryState) => Object.entries(bundles).map(([name, it]) => [name, it.live]);

  it('after a release have the live versions as previous, no canary of the bundle, and the rest unchanged', () => {
    const after = withLive(state, [
      ['mfe-portal', '4'],
      ['mfe-new', '1'],
    ]);
    const now = (version: string) => ({ ...entry('release', version), at: '' });
    expect(after.bundles).toEqual({
      shell: bundle('1'),
      'mfe-portal': { live: '4', canary: null, history: [now('4'), ...portal.history] },
      'mfe-new': { live: '1', canary: null, history: [now('1')] },
    });
    expect(after.staged).toBe(staged);
  });

  it('contain the canary for its visitors', () => {
    const after = withCanary(state);
    expect(after && live(after)).toEqual([
      ['shell', '1'],
      ['mfe-portal', '3'],
    ]);
    expect([withCanary(stateOf({ shell: bundle('1') })), canaryOf(stateOf({ shell: bundle('1') }))]).toEqual([
      null,
      null,
    ]);
  });

  it('contain what was staged together', () => {
    expect(withStaged(state).map(live)).toEqual([
      [
        ['shell', '2'],
        ['mfe-portal', '4'],
      ],
      [
        ['shell', '1'],
        ['mfe-portal', '2'],
        ['mfe-new', '1'],
      ],
    ]);
    expect(withStaged(stateOf({ shell: bundle('1') }))).toEqual([]);
  });
});

describe('the previous version', () => {
  /** A bundle after these changes, oldest first. */
  const after = (live: string, ...actions: `${Action} ${string}`[]) => {
    const history = actions.map((action) => entry(...(action.split(' ') as [Action, string]))).toReversed();
    return previousVersion({ live, canary: null, history });
  };

  it.each<[string, string | null, string, `${Action} ${string}`[]]>([
    ['none for the first version', null, '1', ['release 1']],
    ['what was live before', '1', '2', ['release 1', 'release 2']],
    ['never an aborted canary', '1', '2', ['release 1', 'canary 3', 'abort 3', 'release 2', 'canary 4', 'abort 4']],
    ['what was live before a promotion', '1', '2', ['release 1', 'canary 2', 'promote 2']],
    ['never one that was rolled back', '1', '2', ['release 1', 'release 2', 'release 3', 'rollback 2']],
    ['none after a rollback to the first version', null, '1', ['release 1', 'release 2', 'rollback 1']],
    ['none after a rollback to a version that was never live', null, '9', ['release 1', 'release 2', 'rollback 9']],
    ['the target of a rollback that had never been live', '9', '3', ['release 1', 'rollback 9', 'release 3']],
    [
      'the one between, after a rollback to an old version that was released again',
      '2',
      '1',
      ['release 1', 'release 2', 'release 1', 'release 3', 'rollback 1'],
    ],
    ['a rollback target after the next release', '1', '3', ['release 1', 'release 2', 'rollback 1', 'release 3']],
    ['the one between, when an old version is released again', '2', '1', ['release 1', 'release 2', 'release 1']],
    ['the last live one, if the live version was edited by hand', '2', '9', ['release 1', 'release 2']],
    ['none, if it was edited by hand without a history', null, '9', []],
  ])('is %s', (_, version, live, actions) => {
    expect(after(live, ...actions)).toBe(version);
  });
});

describe('the versions in use', () => {
  it.each<[string[], BundleState]>([
    [['1'], bundle('1')],
    [['2', '1'], bundle('2', '1')],
    [['2', '3', '1'], { ...bundle('2', '1'), canary: { version: '3', percent: 5 } }],
    [['2', '1'], { ...bundle('2', '1'), canary: { version: '1', percent: 5 } }],
  ])('are %j, each once', (versions, state) => {
    expect(usedVersions(state)).toEqual(versions);
  });
});
