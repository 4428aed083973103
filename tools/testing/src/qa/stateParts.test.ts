import { bundles } from '../webpack/bundles.ts';
import { inPart, STATE_PARTS, statePart } from './stateParts.ts';
import { STEPS } from './steps.ts';

const statesOf = (remote: string, count: number) => Array.from({ length: count }, (_, at) => ({ remote, at }));

describe('the parts of all states', () => {
  it.each([0, 1, 5, 97, 724])(
    'together are the whole, each state once and in its order, where a remote has %i',
    (count) => {
      const remotes = [...new Set(STATE_PARTS.map(({ remote }) => remote))];
      const all = remotes.flatMap((remote) => statesOf(remote, count));
      expect(STATE_PARTS.flatMap((part) => inPart(all, part))).toEqual(all);
    },
  );

  it('are about as large as each other', () => {
    const sizes = STATE_PARTS.filter(({ remote }) => remote === 'portal').map(
      (part) => inPart(statesOf('portal', 100), part).length,
    );
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  });

  it('are of every remote, and a step each, by which it is asked for', () => {
    const remotes = bundles.filter(({ kind }) => kind === 'remote').map(({ name }) => name.replace(/^mfe-/, ''));
    expect([...new Set(STATE_PARTS.map(({ remote }) => remote))]).toEqual(remotes);
    const steps = STEPS.filter(({ name }) => name.startsWith('states-')).map(({ env }) => env?.E2E_STATES);
    expect(steps).toEqual(STATE_PARTS.map(({ name }) => name));
  });

  it('are named, and no other is', () => {
    expect(statePart('portal-2')).toMatchObject({ remote: 'portal', part: 2 });
    expect(() => statePart('portal')).toThrow("There is no part 'portal'. Parts: admin-1, ");
  });
});
