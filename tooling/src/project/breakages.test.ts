import { BREAKAGES, type Breakage, type Gate } from '../breakages/breakages.ts';
import { breakIn, nameOf, runGates } from '../breakages/gates.ts';
import { type Copy, makeWholeCopy } from '../testing/copy.ts';

/** Packages are loaded anew for each gate, on a machine that may be busy. */
const LIMIT = 600_000;

const gatesOf = (breakages: readonly Breakage[]): Gate[] => [
  ...new Map(breakages.map(({ gate }) => [nameOf(gate), gate])).values(),
];
const name = 'each of them at once';
/** By command: nothing at all, and each by itself. Of what lets nothing wrong through, the other tests are the run. */
const ROUNDS =
  process.env.BREAKAGES === 'each'
    ? [
        { name: 'nothing', broken: [], gates: gatesOf(BREAKAGES) },
        ...BREAKAGES.map((one) => ({ name: one.name, broken: [one], gates: [one.gate] })),
      ]
    : [{ name, broken: BREAKAGES, gates: gatesOf(BREAKAGES) }];

describe('of what is wrong in a copy', () => {
  let copy: Copy | undefined;
  afterEach(() => copy?.remove());

  it.each(ROUNDS)(
    '$name is refused by its gate, which says what it is',
    ({ broken, gates }) => {
      copy = makeWholeCopy();
      for (const breakage of broken) breakIn(copy.dir, breakage);
      const found = runGates(copy.dir, gates);
      const unsaid = broken.filter(({ gate, says }) => !says.test(found.get(nameOf(gate)) ?? ''));
      expect(unsaid.map((one) => `${one.name}: ${found.get(nameOf(one.gate))}`)).toEqual([]);
      expect([...found.keys()].toSorted()).toEqual(gatesOf(broken).map(nameOf).toSorted());
    },
    LIMIT,
  );
});
