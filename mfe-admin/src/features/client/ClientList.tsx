import { ErrorState, Skeleton } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { admin } from '../../content/admin.ts';
import { ClientPager } from './ClientPager.tsx';
import { ClientTable } from './ClientTable.tsx';
import { ClientToolbar } from './ClientToolbar.tsx';
import { CreateDialog, useCreateDialog } from './CreateDialog.tsx';
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
            empty={<NoClients {...chosen} opener={opener} />}
          />
        </div>
      ) : (
        <Skeleton rows={8} />
      )}
      <ClientPager {...pages} />
      <CreateDialog open={open} setOpen={setOpen} />
    </List>
  );
}

const List = styled.div`
  display: grid;
  gap: 16px;
  scroll-margin-block-start: 96px;
`;
