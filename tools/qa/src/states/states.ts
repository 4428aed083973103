import { assetStates } from '@skal/shell-kit/mocks/assetStates.ts';
import { type ScreenState, stateSlug } from '@skal/shell-kit/mocks/states.ts';
import { shortName } from '../panel/controlOptions.ts';
import { endpointName } from '../responses/endpoints.ts';
import type { RemoteMocks } from '../responses/remoteMocks.ts';
import { DEFAULT_SETTINGS, type QaSettings, urlFor } from '../settings/qaSettings.ts';

interface StateQuery {
  remotes: readonly RemoteMocks[];
  /** The remote of the current page. */
  currentRemote: RemoteMocks | undefined;
  /** Search terms, in any order. */
  search: string;
  /** The path of the current page. */
  path: string;
  /** Returns the English address of a page. */
  englishPath: (path: string) => string;
  settings: QaSettings;
}

interface Screen {
  screen: string;
  links: { state: ScreenState; remote: string; wish: QaSettings; href: string; isShown: boolean }[];
}

/** Returns all states of a remote: its own, and its asset faults. */
const statesOf = (remote: RemoteMocks): ScreenState[] => [...(remote.screenStates ?? []), ...assetStates(remote)];

/** Returns the settings of a state. Language, theme and phone country are kept. */
function settingsFor(state: ScreenState, remote: RemoteMocks, { lang, theme, phone }: QaSettings): QaSettings {
  const { persona, scenario = 'ok', answers = [], files, version } = state;
  const name = shortName(remote.name);
  return {
    ...{ ...DEFAULT_SETTINGS, as: persona, scenario, state: stateSlug(state), lang, theme, phone },
    endpointScenarios: Object.fromEntries(answers.map(([endpoint, other]) => [endpointName(endpoint), other])),
    ...(files && { assetFaults: { [name]: files } }),
    ...(version && { versions: { [name]: version } }),
  };
}

/** Returns the location of a state: page, query and section. */
const locationOf = (path: string): string => {
  const { pathname, searchParams, hash } = new URL(path, window.location.origin);
  return [pathname, hash, searchParams.get('section'), searchParams.get('tab')].join(' ');
};

/** Finds the state of a link. */
export const findState = (remotes: readonly RemoteMocks[], slug: string | null): ScreenState | undefined =>
  remotes.flatMap(statesOf).find((state) => stateSlug(state) === slug);

/** Finds states by screen: those of this page first, then those of its remote. */
export function findStates({ remotes, currentRemote, search, path, englishPath, settings }: StateQuery): Screen[] {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  const ordered = [...new Set([currentRemote, ...remotes])].flatMap((remote) =>
    remote ? statesOf(remote).map((state) => ({ state, remote })) : [],
  );
  const pathAndSection = locationOf(englishPath(path));
  const [onThisPage, ofThisRemote] = [true, false].map((isOnThisPage) =>
    ordered.filter(({ state }) => (locationOf(englishPath(state.path)) === pathAndSection) === isOnThisPage),
  );
  const matches = [...(onThisPage ?? []), ...(ofThisRemote ?? [])].filter(({ state: { screen, name } }) =>
    terms.every((term) => `${screen} ${name}`.toLowerCase().includes(term)),
  );
  const screens = new Map<string, Screen>();
  for (const { state, remote } of matches) {
    const { screen, path: address } = state;
    const group = screens.get(screen) ?? { screen, links: [] };
    const next = settingsFor(state, remote, settings);
    group.links.push({
      state,
      remote: shortName(remote.name),
      wish: next,
      href: urlFor(address, next),
      isShown: settings.state === next.state,
    });
    screens.set(screen, group);
  }
  return [...screens.values()];
}
