import { assetStates } from '@skal/shell-kit/mocks/assetStates.ts';
import { type ScreenState, stateSlug } from '@skal/shell-kit/mocks/states.ts';
import { shortName } from '../panel/controlOptions.ts';
import { endpointName } from '../responses/endpoints.ts';
import type { RemoteMocks } from '../responses/remoteMocks.ts';
import { DEFAULT_SETTINGS, type QaSettings, urlFor } from '../settings/qaSettings.ts';

interface StateQuery {
  remotes: readonly RemoteMocks[];
  /** The remote of the current page. */
  own: RemoteMocks | undefined;
  /** Search terms, in any order. */
  wanted: string;
  /** The path of the current page. */
  path: string;
  wish: QaSettings;
}

interface Screen {
  screen: string;
  links: { state: ScreenState; remote: string; wish: QaSettings; href: string; isShown: boolean }[];
}

/** Returns all states of a remote: its own, and its asset faults. */
const statesOf = (remote: RemoteMocks): ScreenState[] => [...(remote.screenStates ?? []), ...assetStates(remote)];

/** Returns the settings of a state. Theme and phone country are kept. */
function wishFor(state: ScreenState, remote: RemoteMocks, { theme, phone }: QaSettings): QaSettings {
  const { persona, scenario = 'ok', answers = [], files, version } = state;
  const name = shortName(remote.name);
  return {
    ...{ ...DEFAULT_SETTINGS, as: persona, scenario, state: stateSlug(state), theme, phone },
    endpointScenarios: Object.fromEntries(answers.map(([endpoint, other]) => [endpointName(endpoint), other])),
    ...(files && { assetFaults: { [name]: files } }),
    ...(version && { versions: { [name]: version } }),
  };
}

/** Returns the location of a state: page, query and section. */
const placeOf = (path: string): string => {
  const { pathname, searchParams, hash } = new URL(path, window.location.origin);
  return [pathname, hash, searchParams.get('tab')].join(' ');
};

/** Finds the state of a link. */
export const findState = (remotes: readonly RemoteMocks[], slug: string | null): ScreenState | undefined =>
  remotes.flatMap(statesOf).find((state) => stateSlug(state) === slug);

/** Finds states by screen: those of this page first, then those of its remote. */
export function findStates({ remotes, own, wanted, path, wish }: StateQuery): Screen[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const ordered = [...new Set([own, ...remotes])].flatMap((remote) =>
    remote ? statesOf(remote).map((state) => ({ state, remote })) : [],
  );
  const place = placeOf(path);
  const [here, elsewhere] = [true, false].map((wantsHere) =>
    ordered.filter(({ state }) => (placeOf(state.path) === place) === wantsHere),
  );
  const found = [...(here ?? []), ...(elsewhere ?? [])].filter(({ state: { screen, name } }) =>
    words.every((word) => `${screen} ${name}`.toLowerCase().includes(word)),
  );
  const screens = new Map<string, Screen>();
  for (const { state, remote } of found) {
    const { screen, path: address } = state;
    const group = screens.get(screen) ?? { screen, links: [] };
    const next = wishFor(state, remote, wish);
    group.links.push({
      state,
      remote: shortName(remote.name),
      wish: next,
      href: urlFor(address, next),
      isShown: wish.state === next.state,
    });
    screens.set(screen, group);
  }
  return [...screens.values()];
}
