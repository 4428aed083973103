import { type State, slugOf } from '@skal/shell-kit/mocks/states.ts';
import { nameOf } from './endpoints.ts';
import type { RemoteMocks } from './remotes.ts';
import { linkTo, NOTHING_SPECIAL, type Wish } from './wish.ts';

interface Asked {
  remotes: readonly RemoteMocks[];
  /** The remote whose page is on screen. */
  own: RemoteMocks | undefined;
  /** Words that are looked for, in any order. */
  wanted: string;
  /** The page that is on screen, as the address has it. */
  path: string;
  wish: Wish;
}

interface Screen {
  screen: string;
  links: { state: State; href: string; isShown: boolean }[];
}

/** The wish that a state is. What else was chosen of the page's look stays. */
export const wishFor = (state: State, { theme, phone }: Pick<Wish, 'theme' | 'phone'>): Wish => ({
  ...{ ...NOTHING_SPECIAL, as: state.as, scenario: state.scenario ?? 'ok', state: slugOf(state), theme, phone },
  answers: Object.fromEntries((state.answers ?? []).map(([endpoint, scenario]) => [nameOf(endpoint), scenario])),
});

/** Where a state is on the site: page, query and section. */
const placeOf = (path: string): string => {
  const { pathname, searchParams, hash } = new URL(path, window.location.origin);
  return [pathname, hash, searchParams.get('tab')].join(' ');
};

/** The state that a link names. */
export const stateOf = (remotes: readonly RemoteMocks[], slug: string | null): State | undefined =>
  remotes.flatMap(({ states = [] }) => states).find((state) => slugOf(state) === slug);

/** The states that are looked for, by screens: those of this place first, then those of its remote. */
export function findStates({ remotes, own, wanted, path, wish }: Asked): Screen[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const ordered = [...new Set([own, ...remotes])].flatMap((remote) => remote?.states ?? []);
  const isHere = (state: State) => placeOf(state.path) === placeOf(path);
  const found = [...ordered.filter(isHere), ...ordered.filter((state) => !isHere(state))].filter((state) =>
    words.every((word) => `${state.screen} ${state.name}`.toLowerCase().includes(word)),
  );
  const screens = new Map<string, Screen>();
  for (const state of found) {
    const { screen } = state;
    const group = screens.get(screen) ?? { screen, links: [] };
    const href = linkTo(state.path, wishFor(state, wish));
    group.links.push({ state, href, isShown: wish.state === slugOf(state) });
    screens.set(screen, group);
  }
  return [...screens.values()];
}
