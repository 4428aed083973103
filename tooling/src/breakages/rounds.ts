/** Which breakages are done together, and what becomes of them: a file of tests for each package that has the step `gates`. */
import { makeWholeCopy } from '../testing/copy.ts';
import { BREAKAGES, type Breakage, type Gate } from './breakages.ts';
import { breakIn, nameOf, runGates } from './gates.ts';

/** By command: nothing at all, and each by itself. */
const EACH = process.env.BREAKAGES === 'each';

/** Packages are loaded anew for each gate, on a machine that may be busy. */
export const GATES_LIMIT = 600_000;

interface Round {
  readonly name: string;
  readonly broken: readonly Breakage[];
  readonly gates: readonly Gate[];
}

const gatesOf = (breakages: readonly Breakage[]): Gate[] => [
  ...new Map(breakages.map(({ gate }) => [nameOf(gate), gate])).values(),
];

/** The breakages of one remote, or without a name those that are done in none. */
function breakagesIn(remote: string | undefined): Breakage[] {
  const isOfRemote = ({ file }: Breakage) => file.startsWith('mfe-');
  return BREAKAGES.filter((one) => (remote ? one.file.startsWith(`${remote}/`) : !isOfRemote(one)));
}

/** What is done in one copy each. Of what lets nothing wrong through, the other tests are the run. */
export function roundsIn(remote?: string): Round[] {
  const breakages = breakagesIn(remote);
  const gates = gatesOf(breakages);
  if (!EACH) return [{ name: 'each of them at once', broken: breakages, gates }];
  return [
    { name: 'nothing', broken: [], gates },
    ...breakages.map((one) => ({ name: one.name, broken: [one], gates: [one.gate] })),
  ];
}

/**
 * Does what is wrong in a copy, and runs the gates there.
 * @param remote the only remote whose sources are in the copy: those of others refuse nothing here
 * @returns what was not said of what is wrong, and which gates have refused
 */
export function refusals({ broken, gates }: Round, remote?: string): { unsaid: string[]; refused: string[] } {
  const copy = makeWholeCopy(EACH ? undefined : [remote ?? '']);
  try {
    for (const breakage of broken) breakIn(copy.dir, breakage);
    const found = runGates(copy.dir, gates, broken.length > 0);
    const unsaid = broken.filter(({ gate, says }) => !says.test(found.get(nameOf(gate)) ?? ''));
    return {
      unsaid: unsaid.map((one) => `${one.name}: ${found.get(nameOf(one.gate))}`),
      refused: [...found.keys()].toSorted(),
    };
  } finally {
    copy.remove();
  }
}

/** The gates that have to refuse in a round. */
export const refusing = ({ broken }: Round): string[] => gatesOf(broken).map(nameOf).toSorted();
