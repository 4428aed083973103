import { useNavigate } from 'react-router-dom';
import { adminPages } from '../content/frame.ts';
import { palette as words } from '../content/palette.ts';
import { useListClientQuery } from '../features/client/client.api.ts';
import { exportAllClients } from '../features/client/exportClients.ts';
import { useAdminLogout } from '../frame/useAdminLogout.ts';
import { useAdminPages } from '../frame/useAdminPages.ts';
import { tabs } from '../tabs/tabs.ts';
import { usePaused } from './usePaused.ts';

/** So many clients are offered at once. */
const OFFERED = 6;

export interface Entry {
  id: string;
  group: keyof typeof words.groups;
  label: string;
  /** Beside the label: what tells two of the same name apart. */
  hint?: string;
  /** The key that does the same without the palette. */
  shortcut?: string;
  run: () => void;
}

const contains = (text: string) => {
  const wanted = text.trim().toLowerCase();
  return ({ label }: Entry) => label.toLowerCase().includes(wanted);
};

export interface PaletteEntries {
  entries: readonly Entry[];
  isError: boolean;
  /** Whether clients are still being looked for. */
  isLooking: boolean;
}

/** What a text stands for: actions, tabs and pages by their names, clients as the server finds them. */
export function usePaletteEntries(text: string): PaletteEntries {
  const navigate = useNavigate();
  const logout = useAdminLogout();
  const [, ...pages] = useAdminPages();
  const search = usePaused(text.trim());
  const found = useListClientQuery({ query: { search, limit: OFFERED } }, { skip: search === '' });
  const goTo = (address: string) => () => void navigate(address);
  const go = (query: string) => goTo(adminPages.dashboard.to + query);

  const fixed: Entry[] = [
    { id: 'create', group: 'actions', label: words.create, run: go('?tab=clients&new=client') },
    { id: 'search', group: 'actions', label: words.search, shortcut: '/', run: go('?tab=clients') },
    { id: 'export', group: 'actions', label: words.export, run: exportAllClients },
    { id: 'logout', group: 'actions', label: words.logout, run: () => void logout() },
    ...tabs.map(({ id, label }): Entry => ({ id: `tab-${id}`, group: 'tabs', label, run: go(`?tab=${id}`) })),
    ...pages.map(({ label, to }): Entry => ({ id: to, group: 'tabs', label, run: goTo(to) })),
  ];
  const clients = search === '' ? [] : (found.currentData ?? []);
  return {
    entries: [
      ...fixed.filter(contains(text)),
      ...clients.map(
        ({ id, businessName, contactName, email }): Entry => ({
          ...{ id, group: 'clients', label: businessName, hint: `${contactName}, ${email}` },
          run: go(`?tab=clients&client=${id}`),
        }),
      ),
    ],
    isError: search !== '' && found.isError && !found.isFetching,
    isLooking: search !== text.trim() || found.isFetching,
  };
}
