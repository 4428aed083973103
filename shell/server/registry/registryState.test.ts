import {
  type Action,
  type BundleState,
  canaryOf,
  isPercent,
  parseState,
  type RegistryState,
  revisionOf,
} from './registryState.ts';

const AT = '2026-01-01T00:00:00.000Z';
const unsaid = { by: null, commit: null, note: null };
const entry = (action: Action, version: string) => ({ ...unsaid, action, version, at: AT });
const bundle = (...versions: [string, ...string[]]): BundleState => ({
  live: versions[0],
  canary: null,
  history: versions.map((version) => entry('release', version)),
});
const stateOf = (bundles: RegistryState['bundles'], staged: RegistryState['staged'] = {}) => ({ bundles, staged });
const parse = (written: unknown) => parseState(JSON.stringify(written));

describe('the state of a registry', () => {
  it('is read as it was written', () => {
    const history = [
      { version: '2', at: AT, action: 'promote', by: 'portal', commit: 'c2', note: 'calm night' },
      entry('rollback', '1'),
      entry('canary', '2'),
      entry('abort', '3'),
      entry('release', '1'),
    ];
    const portal = { live: '2', canary: { version: '3', percent: 2.5 }, history };
    const staged = {
      'mfe-portal': { version: '4', at: AT, by: 'portal' },
      'mfe-new': { version: '1', at: AT, by: null },
    };
    const written = { bundles: { shell: { live: '1', canary: null, history: [] }, 'mfe-portal': portal }, staged };
    expect(parse(written)).toEqual(written);
  });

  it('may be written by hand: missing fields are empty, and an entry without an action is a release', () => {
    const history = [{ version: '2' }, { version: '1', at: 5, action: 'burn', by: 7, commit: {}, note: false }];
    const invalidEntries = [{ at: AT }, { version: 3 }, 'text', null, []];
    expect(
      parse({
        bundles: { shell: { live: '2', history: [...invalidEntries, ...history] }, mfe: { live: '1', history: {} } },
      }),
    ).toEqual({
      bundles: {
        shell: {
          live: '2',
          canary: null,
          history: [
            { ...entry('release', '2'), at: '' },
            { ...entry('release', '1'), at: '' },
          ],
        },
        mfe: { live: '1', canary: null, history: [] },
      },
      staged: {},
    });
  });

  it.each([
    null,
    [],
    'text',
    { a: null, b: [], c: 'text', d: { at: AT }, e: { version: '1' }, f: { version: 1, at: AT } },
  ])('has nothing staged for %j', (staged) => {
    expect(parse({ bundles: {}, staged }).staged).toEqual({});
  });

  it.each([
    [null, 'It has no bundles'],
    [[], 'It has no bundles'],
    ['text', 'It has no bundles'],
    [{}, 'It has no bundles'],
    [{ bundles: [] }, 'It has no bundles'],
    [{ bundles: { shell: null } }, 'The live version of shell is missing'],
    [{ bundles: { shell: {} } }, 'The live version of shell is missing'],
    [{ bundles: { shell: { live: 1 } } }, 'The live version of shell is missing'],
  ])('is rejected: %j', (written, sentence) => {
    expect(() => parse(written)).toThrow(new Error(sentence));
  });

  const canary = { version: '2', percent: 5 };

  it.each([
    'text',
    {},
    { version: '2' },
    { percent: 5 },
    { version: 2, percent: 5 },
    { version: '2', percent: '5' },
    { version: '2', percent: 0 },
    { version: '2', percent: 101 },
  ])('is rejected with an invalid canary: %j', (written) => {
    expect(() => parse({ bundles: { shell: { live: '1', canary: written } } })).toThrow(
      new Error('The canary of shell is not valid'),
    );
  });

  it('has one canary at most', () => {
    const one = parse({
      bundles: { shell: { live: '1', canary }, mfe: { live: '1', canary: null }, other: { live: '1' } },
    });
    expect(canaryOf(one)).toEqual({ bundle: 'shell', version: '2', percent: 5 });
    expect(() => parse({ bundles: { shell: { live: '1', canary }, mfe: { live: '1', canary } } })).toThrow(
      new Error('It has more than one canary'),
    );
  });
});

describe('a percentage of the visitors', () => {
  it.each([
    [0.01, true],
    [100, true],
    [0.009, false],
    [100.01, false],
    [-1, false],
    [Number.NaN, false],
    ['5', false],
    [null, false],
  ])('%p: %p', (value, is) => {
    expect(isPercent(value)).toBe(is);
  });
});

describe('the revision', () => {
  const state = stateOf({ shell: bundle('1'), 'mfe-portal': bundle('2', '1') });

  it('is the same for the same versions, in any order and with other fields', () => {
    const withCanary = { ...bundle('2', '1'), canary: { version: '3', percent: 5 } };
    const same = stateOf(
      { 'mfe-portal': withCanary, shell: bundle('1') },
      { shell: { version: '9', at: AT, by: null } },
    );
    expect(revisionOf(same)).toBe(revisionOf(state));
    expect(revisionOf(state)).toMatch(/^[\w-]{16}$/);
  });

  it.each([
    ['another version', stateOf({ shell: bundle('1'), 'mfe-portal': bundle('3', '1') })],
    ['another previous version', stateOf({ shell: bundle('1'), 'mfe-portal': bundle('2', '0') })],
    ['a missing bundle', stateOf({ 'mfe-portal': bundle('2', '1') })],
    ['versions of other bundles', stateOf({ shell: bundle('2', '1'), 'mfe-portal': bundle('1') })],
    ['none', stateOf({})],
  ])('differs with %s', (_, other) => {
    expect(revisionOf(other)).not.toBe(revisionOf(state));
  });
});
