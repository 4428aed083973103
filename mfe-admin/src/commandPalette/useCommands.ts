import { foldForSearch } from '@skal/contracts/fields/fold';
import type { InboxKind } from '@skal/contracts/support/inbox';
import { useSession } from '@skal/shell-kit/api';
import { useNavigate } from 'react-router-dom';
import { useDebouncedValue } from '../components/useDebouncedValue.ts';
import { commandPalette as copy } from '../content/dashboard/commandPalette.ts';
import { adminNavigation } from '../content/dashboard/navigation.ts';
import { useListClientQuery } from '../features/client/client.api.ts';
import { exportAllClients } from '../features/client/list/exportClients.ts';
import { useListInboxQuery } from '../features/inbox/inbox.api.ts';
import { inboxItemKey } from '../features/inbox/useSelectedItem.ts';
import { useAdminLogout } from '../layout/useAdminLogout.ts';
import { useAdminPages } from '../layout/useAdminPages.ts';
import { tabs } from '../tabs/tabs.ts';

/** Maximum number of clients, and of inbox items, in the list. */
const MAX_RESULTS = 6;

export interface Command {
  id: string;
  group: keyof typeof copy.groups;
  label: string;
  /** Text beside the label that distinguishes commands of the same name. */
  hint?: string;
  /** The shortcut of the same action outside the palette. */
  shortcut?: string;
  run: () => void;
}

/** Group of each inbox kind. */
const groupOf: Readonly<Record<InboxKind, Command['group']>> = {
  ticket: 'tickets',
  consultation: 'leads',
  message: 'leads',
  integration: 'wishes',
  'add-on': 'wishes',
};

const contains = (text: string) => {
  const query = foldForSearch(text);
  return ({ label }: Command) => foldForSearch(label).includes(query);
};

export interface Commands {
  entries: readonly Command[];
  isError: boolean;
  /** Whether a search is running. */
  isSearching: boolean;
}

/** Returns the commands that match a text: actions, tabs and pages by name, clients and inbox items by search on the server. */
export function useCommands(text: string): Commands {
  const navigate = useNavigate();
  const logout = useAdminLogout();
  const isOwner = useSession().user.role === 'owner';
  const [, ...pages] = useAdminPages();
  const search = useDebouncedValue(text.trim());
  // Results of an older text are dropped, even if they arrive late.
  const query = { search, limit: MAX_RESULTS };
  const skip = search === '';
  const clients = useListClientQuery({ query }, { skip });
  const items = useListInboxQuery({ query }, { skip });
  const searches = skip ? [] : [clients, items];
  const goTo = (address: string) => () => void navigate(address);
  const goToDashboard = (query: string) => goTo(adminNavigation.dashboard.to + query);

  const staticCommands: Command[] = [
    { id: 'create', group: 'actions', label: copy.create, run: goToDashboard('?tab=clients&new=client') },
    { id: 'search', group: 'actions', label: copy.search, shortcut: '/', run: goToDashboard('?tab=clients') },
    { id: 'export', group: 'actions', label: copy.export, run: exportAllClients },
    ...(isOwner
      ? [{ id: 'release', group: 'actions' as const, label: copy.release, run: goTo(adminNavigation.releases.to) }]
      : []),
    { id: 'logout', group: 'actions', label: copy.logout, run: () => void logout() },
    ...tabs.map(
      ({ id, label }): Command => ({ id: `tab-${id}`, group: 'tabs', label, run: goToDashboard(`?tab=${id}`) }),
    ),
    ...pages.map(({ label, to }): Command => ({ id: to, group: 'tabs', label, run: goTo(to) })),
  ];
  return {
    entries: [
      ...staticCommands.filter(contains(text)),
      ...(skip ? [] : (clients.currentData ?? [])).map(
        ({ id, businessName, contactName, email }): Command => ({
          ...{ id, group: 'clients', label: businessName, hint: `${contactName}, ${email}` },
          run: goToDashboard(`?tab=clients&client=${id}`),
        }),
      ),
      ...(skip ? [] : (items.currentData ?? [])).map(
        (item): Command => ({
          ...{
            id: inboxItemKey(item),
            group: groupOf[item.kind],
            label: item.title,
            hint: item.clientName ?? item.from,
          },
          run: goToDashboard(`?tab=inbox&item=${inboxItemKey(item)}`),
        }),
      ),
    ],
    isError: searches.some(({ isError, isFetching }) => isError && !isFetching),
    isSearching: search !== text.trim() || searches.some(({ isFetching }) => isFetching),
  };
}
