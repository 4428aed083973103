import type { NavDialogEntry, NavLink, SiteNav } from '@skal/shell-kit';
import { useLoader } from '../federation/LoaderContext.ts';

/** The entries that the remotes put into the site's navigation. They never change while a page is open. */
export const useNav = (): SiteNav => useLoader().snapshot.nav;

const opens = (entry: NavLink | NavDialogEntry): entry is NavDialogEntry => 'opens' in entry;

/** The bar's entries by what they are: links, buttons that open a popup, and the way into an account (E1). */
export function useNavBar(): { links: NavLink[]; openers: NavDialogEntry[]; account: readonly NavLink[] } {
  const { bar, account } = useNav();
  return {
    links: bar.filter((entry): entry is NavLink => !opens(entry)),
    openers: bar.filter(opens),
    account,
  };
}
