import { countryCodes } from '@skal/contracts/fields/phone';
import { LOCALES, type Locale } from '@skal/contracts/site/locale';

/** Faults of a remote's files. Its versions use the override: `?remote.portal=…`. */
export const ASSET_FAULTS = ['down', 'slow', 'corrupt'] as const;
export type AssetFault = (typeof ASSET_FAULTS)[number];

/** Forced colour schemes; the default is the system's. */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Countries whose number the phone fields are filled with. */
export const PHONE_COUNTRIES = countryCodes;
export type PhoneCountry = (typeof PHONE_COUNTRIES)[number];

/** The settings of a QA page, stored in the URL: a link reproduces them. */
export interface QaSettings {
  /** The signed-in user; `visitor` has no session. */
  as: string;
  /** The scenario of the remotes' responses; `ok` is a healthy server. */
  scenario: string;
  /** Scenarios of single endpoints, by their names in the contracts. */
  endpointScenarios: Readonly<Record<string, string>>;
  /** The state that is opened on the page. */
  state: string | null;
  /** The language of the page; null: of its address or account. */
  lang: Locale | null;
  theme: Theme | null;
  phone: PhoneCountry | null;
  /** Asset faults of remotes, by their names without `mfe-`. */
  assetFaults: Readonly<Record<string, AssetFault>>;
  /** Versions of remotes that differ from the live ones. */
  versions: Readonly<Record<string, string>>;
}

/** The default: a visitor on a healthy site. */
export const DEFAULT_SETTINGS: QaSettings = {
  ...{ as: 'visitor', scenario: 'ok', endpointScenarios: {}, state: null, lang: null, theme: null, phone: null },
  ...{ assetFaults: {}, versions: {} },
};

const PARAMETERS: readonly string[] = ['as', 'scenario', 'state', 'lang', 'theme', 'phone'];
const SCENARIO_PREFIX = 'scenario.';
const FILES_PREFIX = 'files.';
const VERSION_PREFIX = 'remote.';

const isQaParameter = (name: string): boolean =>
  PARAMETERS.includes(name) ||
  [SCENARIO_PREFIX, FILES_PREFIX, VERSION_PREFIX].some((prefix) => name.startsWith(prefix));

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | null =>
  values.find((each) => each === value) ?? null;

const prefixed = (query: URLSearchParams, prefix: string) =>
  [...query].flatMap(([name, value]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), value] as const] : []));

/** Tells whether two settings differ in their states only. */
export const isSameExceptState = (a: QaSettings, b: QaSettings): boolean =>
  JSON.stringify({ ...DEFAULT_SETTINGS, ...a, state: null }) ===
  JSON.stringify({ ...DEFAULT_SETTINGS, ...b, state: null });

/**
 * Parses the settings of a URL.
 * @param current settings that the URL does not contain, such as after a link inside the site
 */
export function parseSettings(search: string, current: QaSettings): QaSettings {
  const query = new URLSearchParams(search);
  const versions = Object.fromEntries(prefixed(query, VERSION_PREFIX));
  if (![...query.keys()].some((name) => isQaParameter(name) && !name.startsWith(VERSION_PREFIX))) {
    // Versions and a state belong to one page.
    return { ...current, versions, state: null };
  }
  const conditions = prefixed(query, FILES_PREFIX).flatMap(([name, value]) => {
    const condition = oneOf(ASSET_FAULTS, value);
    return condition ? [[name, condition] as const] : [];
  });
  return {
    as: query.get('as') ?? current.as,
    scenario: query.get('scenario') ?? 'ok',
    endpointScenarios: Object.fromEntries(prefixed(query, SCENARIO_PREFIX)),
    state: query.get('state'),
    lang: oneOf(LOCALES, query.get('lang')),
    theme: oneOf(THEMES, query.get('theme')),
    phone: oneOf(PHONE_COUNTRIES, query.get('phone')),
    assetFaults: Object.fromEntries(conditions),
    versions,
  };
}

/**
 * Returns the URL of a page with settings, including the user, so that it reproduces the page.
 * @param path the page's own path, with query and hash
 */
export function urlFor(
  path: string,
  { as, scenario, endpointScenarios, assetFaults, versions, ...rest }: QaSettings,
): string {
  const address = new URL(path, window.location.origin);
  const query = address.searchParams;
  for (const name of [...query.keys()].filter(isQaParameter)) query.delete(name);
  query.set('as', as);
  query.set('scenario', scenario);
  for (const name of ['state', 'lang', 'theme', 'phone'] as const) {
    const value = rest[name];
    if (value) query.set(name, value);
  }
  const put = (prefix: string, values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) query.set(prefix + name, value);
  };
  put(SCENARIO_PREFIX, endpointScenarios);
  put(FILES_PREFIX, assetFaults);
  put(VERSION_PREFIX, versions);
  return `${address.pathname}${address.search}${address.hash}`;
}
