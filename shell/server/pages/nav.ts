import type { HomePaths, Nav, NavDialogEntry, NavLink, NavPlace, Ordered, SiteNav } from '@skal/shell-kit/manifest.ts';

interface Declared {
  nav: Nav;
  home: HomePaths;
}

/** Omits the order, which pages do not need. */
const withoutOrder = <T extends NavLink | NavDialogEntry>({ order: _, ...entry }: Ordered<T>) => entry as unknown as T;

/** The entries of one place from all remotes, in order. */
const inOrder = <T extends NavLink | NavDialogEntry>(entries: readonly Ordered<T>[]): T[] =>
  entries.toSorted((a, b) => a.order - b.order).map(withoutOrder);

/** Merges the navigation that each remote declares. */
export function mergeNav(remotes: readonly Declared[]): { nav: SiteNav; home: HomePaths } {
  const of = (place: Exclude<NavPlace, 'bar'>) => inOrder(remotes.flatMap(({ nav }) => nav[place] ?? []));
  return {
    nav: {
      bar: inOrder(remotes.flatMap(({ nav }) => nav.bar ?? [])),
      company: of('company'),
      legal: of('legal'),
      account: of('account'),
      lost: of('lost'),
    },
    home: Object.assign({}, ...remotes.map(({ home }) => home)) as HomePaths,
  };
}
