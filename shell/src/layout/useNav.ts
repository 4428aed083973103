import type { NavDialogEntry, NavLink, SiteNav } from '@skal/shell-kit';
import { useLoader } from '../federation/LoaderContext.ts';

/** The navigation of all remotes. It never changes while a page is open. */
export const useNav = (): SiteNav => useLoader().snapshot.nav;

const isDialogEntry = (entry: NavLink | NavDialogEntry): entry is NavDialogEntry => 'opens' in entry;

/** The entries of the bar by kind: links, dialog triggers, and account links (E1). */
export function useNavBar(): { links: NavLink[]; openers: NavDialogEntry[]; account: readonly NavLink[] } {
  const { bar, account } = useNav();
  return {
    links: bar.filter((entry): entry is NavLink => !isDialogEntry(entry)),
    openers: bar.filter(isDialogEntry),
    account,
  };
}
