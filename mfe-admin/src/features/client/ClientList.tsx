import { ErrorState, Skeleton } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { admin } from '../../content/admin.ts';
import { ChangeNotice } from './bulk/ChangeNotice.tsx';
import { SelectFound } from './bulk/SelectFound.tsx';
import { SelectionBar } from './bulk/SelectionBar.tsx';
import { useChangeClients } from './bulk/useChangeClients.ts';
import { MOST_SELECTED, useSelection } from './bulk/useSelection.ts';
import { ClientPager } from './ClientPager.tsx';
import { ClientTable } from './ClientTable.tsx';
import { ClientToolbar } from './ClientToolbar.tsx';
import { CreateDialog, useCreateDialog } from './CreateDialog.tsx';
import { exportTheseClients } from './exportClients.ts';
import { NoClients } from './NoClients.tsx';
import { useAskedFor } from './useAskedFor.ts';
import { useClientChoice } from './useClientChoice.ts';
import { useClients } from './useClients.ts';
import { useTableSettings } from './useTableSettings.ts';
import { useTopOf } from './useTopOf.ts';
import { ViewDoor } from './ViewDoor.tsx';

/** The clients: search, filter, create, export, and the table (R6-R9). */
export function ClientList() {
  const chosen = useClientChoice();
  const pages = useClients(chosen.choice);
  const { clients, found, total, isError, isStale, refetch } = pages;
  const { open, setOpen, opener } = useCreateDialog();
  useAskedFor('new', 'client', opener.onClick);

  const [settings, changeSettings] = useTableSettings();
  const top = useTopOf(pages.from);

  const selection = useSelection(clients);
  const { selected, select, settle } = selection;
  const changes = useChangeClients();
  const hasMore = clients !== undefined && found !== undefined && found > clients.length && found <= MOST_SELECTED;

  if (isError) return <ErrorState {...admin.listFailed} onRetry={refetch} />;
  return (
    <List ref={top}>
      <ClientToolbar {...chosen} found={found} total={total} opener={opener}>
        <ViewDoor settings={settings} onChange={changeSettings} />
      </ClientToolbar>
      {clients ? (
        <div aria-busy={isStale}>
          <ClientTable
            {...chosen}
            hidden={settings.hidden}
            clients={clients}
            selection={selection}
            onChange={(client, to) => void changes.change([client], to).then(settle)}
            empty={<NoClients {...chosen} opener={opener} />}
          />
        </div>
      ) : (
        <Skeleton rows={8} />
      )}
      <ClientPager {...pages} />
      <Dock>
        <ChangeNotice {...changes} />
        <SelectionBar
          {...selection}
          isBusy={changes.isChanging}
          onChange={(to) => void changes.change(selected, to).then(settle)}
          onExport={() => exportTheseClients(chosen.choice, selected)}
          onSelectPage={() => select(clients ?? [])}
        >
          {hasMore ? <SelectFound choice={chosen.choice} found={found} onFound={select} /> : null}
        </SelectionBar>
      </Dock>
      <CreateDialog open={open} setOpen={setOpen} />
    </List>
  );
}

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  scroll-margin-block-start: 96px;
`;

/** Stays in sight at the foot of the page, over the rows: what is selected there does not move when it comes. */
const Dock = styled.div`
  position: sticky;
  inset-block-end: 12px;
  z-index: 4;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;
