import { countryCodes } from '@skal/contracts/fields/phone';

/** What can be the matter with the files of a remote. Versions of it are the override's: `?remote.portal=…`. */
export const ASSET_FAULTS = ['down', 'slow', 'corrupt'] as const;
export type AssetFault = (typeof ASSET_FAULTS)[number];

/** How a page looks whatever the system likes; without one it is as the system likes it. */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Of which country the number is that is put into every phone field. */
export const PHONE_COUNTRIES = countryCodes;
export type PhoneCountry = (typeof PHONE_COUNTRIES)[number];

/** What a tester wants to see, as the address says it: a link to it is all that another one needs. */
export interface QaSettings {
  /** Who is signed in; `visitor` is nobody. */
  as: string;
  /** Which of the remotes' scenarios answers; `ok` is a healthy server. */
  scenario: string;
  /** Which scenario answers single endpoints, by their names in the contracts. */
  endpointScenarios: Readonly<Record<string, string>>;
  /** Which state of the page is brought about. */
  state: string | null;
  theme: Theme | null;
  phone: PhoneCountry | null;
  /** What is the matter with remotes, by their names without `mfe-`. */
  assetFaults: Readonly<Record<string, AssetFault>>;
  /** Which version of a remote is looked at, where it is not the live one. */
  versions: Readonly<Record<string, string>>;
}

/** A visitor on a healthy site. */
export const DEFAULT_SETTINGS: QaSettings = {
  ...{ as: 'visitor', scenario: 'ok', endpointScenarios: {}, state: null, theme: null, phone: null },
  ...{ assetFaults: {}, versions: {} },
};

const WORDS: readonly string[] = ['as', 'scenario', 'state', 'theme', 'phone'];
const ANSWER = 'scenario.';
const CONDITION = 'files.';
const VERSION = 'remote.';

const isOurs = (name: string): boolean =>
  WORDS.includes(name) || [ANSWER, CONDITION, VERSION].some((prefix) => name.startsWith(prefix));

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | null =>
  values.find((each) => each === value) ?? null;

const named = (query: URLSearchParams, prefix: string) =>
  [...query].flatMap(([name, value]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), value] as const] : []));

/** Whether two wishes differ in nothing but their states. */
export const isSameExceptState = (one: QaSettings, other: QaSettings): boolean =>
  JSON.stringify({ ...DEFAULT_SETTINGS, ...one, state: null }) ===
  JSON.stringify({ ...DEFAULT_SETTINGS, ...other, state: null });

/**
 * Reads a wish out of an address.
 * @param kept what holds where the address says nothing, as after a link inside the site
 */
export function parseSettings(search: string, kept: QaSettings): QaSettings {
  const query = new URLSearchParams(search);
  const versions = Object.fromEntries(named(query, VERSION));
  if (![...query.keys()].some((name) => isOurs(name) && !name.startsWith(VERSION))) {
    // Versions and a state are of one page.
    return { ...kept, versions, state: null };
  }
  const conditions = named(query, CONDITION).flatMap(([name, value]) => {
    const condition = oneOf(ASSET_FAULTS, value);
    return condition ? [[name, condition] as const] : [];
  });
  return {
    as: query.get('as') ?? kept.as,
    scenario: query.get('scenario') ?? 'ok',
    endpointScenarios: Object.fromEntries(named(query, ANSWER)),
    state: query.get('state'),
    theme: oneOf(THEMES, query.get('theme')),
    phone: oneOf(PHONE_COUNTRIES, query.get('phone')),
    assetFaults: Object.fromEntries(conditions),
    versions,
  };
}

/**
 * The address of a page as wished for; it names who is signed in, so that it shows everybody the same.
 * @param path the page's own address, with its query and hash
 */
export function urlFor(
  path: string,
  { as, scenario, endpointScenarios, assetFaults, versions, ...rest }: QaSettings,
): string {
  const address = new URL(path, window.location.origin);
  const query = address.searchParams;
  for (const name of [...query.keys()].filter(isOurs)) query.delete(name);
  query.set('as', as);
  query.set('scenario', scenario);
  for (const name of ['state', 'theme', 'phone'] as const) {
    const value = rest[name];
    if (value) query.set(name, value);
  }
  const put = (prefix: string, values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) query.set(prefix + name, value);
  };
  put(ANSWER, endpointScenarios);
  put(CONDITION, assetFaults);
  put(VERSION, versions);
  return `${address.pathname}${address.search}${address.hash}`;
}
