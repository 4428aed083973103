/** What can be the matter with the files of a remote. Versions of it are the override's: `?remote.portal=…`. */
export const CONDITIONS = ['down', 'slow', 'corrupt'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** What a tester wants to see, as the address says it: a link to it is all that another one needs. */
export interface Wish {
  /** Who is signed in; `visitor` is nobody. */
  as: string;
  /** Which of the remotes' scenarios answers; `ok` is a healthy server. */
  scenario: string;
  /** What is the matter with remotes, by their names without `mfe-`. */
  conditions: Readonly<Record<string, Condition>>;
  /** Which version of a remote is looked at, where it is not the live one. */
  versions: Readonly<Record<string, string>>;
}

const CONDITION = 'files.';
const VERSION = 'remote.';

const isCondition = (value: string): value is Condition => CONDITIONS.some((each) => each === value);

const named = (query: URLSearchParams, prefix: string) =>
  [...query].flatMap(([name, value]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), value] as const] : []));

/**
 * Reads a wish out of an address.
 * @param kept what holds where the address says nothing, as after a link inside the site
 */
export function readWish(search: string, kept: Wish): Wish {
  const query = new URLSearchParams(search);
  if (!['as', 'scenario'].some((name) => query.has(name)) && named(query, CONDITION).length === 0) {
    return { ...kept, versions: Object.fromEntries(named(query, VERSION)) };
  }
  const conditions = named(query, CONDITION).flatMap(([name, value]) =>
    isCondition(value) ? [[name, value] as const] : [],
  );
  return {
    as: query.get('as') ?? kept.as,
    scenario: query.get('scenario') ?? 'ok',
    conditions: Object.fromEntries(conditions),
    versions: Object.fromEntries(named(query, VERSION)),
  };
}

/** A visitor on a healthy site. */
export const NOTHING_SPECIAL: Wish = { as: 'visitor', scenario: 'ok', conditions: {}, versions: {} };

/** The query of a link to what is wished for; it names who is signed in, so that it shows everybody the same. */
export function writeWish({ as, scenario, conditions, versions }: Wish): string {
  const query = new URLSearchParams({ as, scenario });
  for (const [name, condition] of Object.entries(conditions)) query.set(CONDITION + name, condition);
  for (const [name, version] of Object.entries(versions)) query.set(VERSION + name, version);
  return `?${query}`;
}
