import { parseArgs } from 'node:util';
import { bundles } from '../webpack/bundles.ts';

/** Something about the command itself is not right. */
export class WrongUse extends Error {
  override name = 'WrongUse';
}

export const HELP = `npm run release -- <bundle> [<version>] [<bundle> [<version>] …]
npm run release -- <bundle> [<version>] --canary <percent>
npm run release -- promote <bundle> | abort <bundle>
npm run release -- rollback <bundle> [--version <version>]
npm run release -- status [<bundle>] | history <bundle>
npm run release -- prune [--yes]

  <bundle>   builds it, opens its pages in a browser as they would be and makes it live, several at once; with a version,
             makes one live that was published before
  --canary   gives it to a part of the visitors, such as 5: at most one at a time
  promote    makes the canary of a bundle live
  abort      ends the canary of a bundle
  rollback   goes back to the version that was live before, or to one that is named
  status     says what is live, and what browsers told of it within a day
  history    says what was done, the latest first
  prune      says which versions nobody needs any more; with --yes it removes them; npm run prune does the same
  --note     a word on it for the history
  --without-browser
             leaves out to open its pages in a browser first, and says so in the history
  --to       does it on a site that is reached by its address, such as https://www.example.dk, with the token of a team
             in SKAL_RELEASE_TOKEN: for one bundle, all but prune

Without --to, SKAL_DATA_DIR says which site is meant, as for npm start, with DATABASE_URL and SKAL_STORAGE where
several front doors share one. A running one picks it up by itself; tabs that are open keep what they have until they
reload.`;

const options = {
  canary: { type: 'string' },
  note: { type: 'string' },
  to: { type: 'string' },
  version: { type: 'string' },
  'without-browser': { type: 'boolean' },
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** What can be done to a bundle that is there. */
const ON_ONE = ['promote', 'abort', 'rollback', 'history'] as const;

/** A bundle that is to be released; one that was published before has a version, others are built. */
export interface Wanted {
  name: string;
  version?: string;
}

/** What somebody wants of the command. */
export type Wish =
  | { do: 'release'; bundles: Wanted[]; canary: number | null; browser: boolean }
  | { do: (typeof ON_ONE)[number]; name: string; version: string | null }
  | { do: 'status'; name: string | null }
  | { do: 'prune'; remove: boolean };

/** A wish with what may stand beside each. */
export type Asked = Wish & { note: string | null; to: string | null };

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new WrongUse((error as Error).message);
  }
}

/** Each bundle's name may be followed by a version of it. */
function readWanted(words: readonly string[]): Wanted[] {
  const wanted: Wanted[] = [];
  for (const word of words) {
    const last = wanted.at(-1);
    if (last && !last.version && /^\d/.test(word)) last.version = word;
    else wanted.push({ name: word });
  }
  return wanted;
}

function canaryOf(bundles: readonly Wanted[], percent: string): number {
  if (bundles.length !== 1) throw new WrongUse('A canary is one bundle.');
  if (!/^\d+(\.\d+)?$/.test(percent)) throw new WrongUse('Say how many percent of the visitors, such as --canary 5.');
  return Number(percent);
}

type Values = ReturnType<typeof read>['values'];

/** An option that means nothing there is not passed over. */
function refuseStray(values: Values, ...allowed: (keyof Values)[]): void {
  const stray = Object.keys(values).find((name) => ![...allowed, 'note', 'to'].includes(name));
  if (stray) throw new WrongUse(`--${stray} means nothing here.`);
}

/** What is wanted of one bundle that is there already; null where the words are no such wish. */
function wishForOne(verb: string, name: string | undefined, values: Values): Wish | null {
  if (verb === 'status') {
    refuseStray(values);
    return { do: 'status', name: name ?? null };
  }
  const known = ON_ONE.find((each) => each === verb);
  if (!known) return null;
  if (!name) throw new WrongUse(`Say which bundle: npm run release -- ${known} <bundle>`);
  refuseStray(values, ...(known === 'rollback' ? (['version'] as const) : []));
  return { do: known, name, version: values.version ?? null };
}

function readOne([first, second, ...rest]: readonly string[], values: Values): Wish {
  if (!first) throw new WrongUse(`Which bundle? One of: ${bundles.map((each) => each.name).join(', ')}`);
  if (first === 'prune') {
    if (second) throw new WrongUse('It prunes all bundles.');
    refuseStray(values, 'yes');
    return { do: 'prune', remove: values.yes ?? false };
  }
  const wish = wishForOne(first, second, values);
  if (wish && rest.length > 0) throw new WrongUse('One bundle at a time.');
  if (wish) return wish;
  refuseStray(values, 'canary', 'without-browser');
  const wanted = readWanted([first, ...(second ? [second] : []), ...rest]);
  return {
    do: 'release',
    bundles: wanted,
    canary: values.canary === undefined ? null : canaryOf(wanted, values.canary),
    browser: !values['without-browser'],
  };
}

/** Reads the words of a command; null where help is wanted. */
export function readWish(args: readonly string[]): Asked | null {
  const { positionals, values } = read(args);
  if (values.help) return null;
  return { ...readOne(positionals, values), note: values.note ?? null, to: values.to ?? null };
}
