import type { State } from '@skal/shell-kit/mocks/states.ts';
import type { KnownPerson } from './people.ts';
import type { RemoteMocks } from './remotes.ts';
import type { SaidLine } from './report.ts';
import type { LiveBundle, OtherVersion } from './site.ts';
import type { Wish } from './wish.ts';

/** What the parts of the panel know of the page, and what they can do with it. */
export interface Tester {
  wish: () => Wish;
  remotes: readonly RemoteMocks[];
  people: readonly KnownPerson[];
  /** The remote whose page is on screen. */
  current: () => RemoteMocks | undefined;
  bundles: readonly LiveBundle[];
  versions: Readonly<Record<string, readonly OtherVersion[]>>;
  said: readonly SaidLine[];
  /** Goes to a page as wished. */
  open: (wish: Wish, path: string) => void;
  /** Goes to a state of a screen: without opening the page anew where nothing but the place is different. */
  goTo: (state: State, wish: Wish) => unknown;
}

/** Where the page is that is on screen. */
export const here = (): string => window.location.pathname + window.location.search + window.location.hash;
