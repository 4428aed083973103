import { ErrorState, Skeleton } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { useScrollToTopOnPageChange } from '../../../components/useScrollToTopOnPageChange.ts';
import { adminCopy } from '../../../content/dashboard/admin.ts';
import { useOneTimeParam } from '../../../url/useOneTimeParam.ts';
import { BulkActionBar } from '../bulk/BulkActionBar.tsx';
import { BulkUpdateNotice } from '../bulk/BulkUpdateNotice.tsx';
import { SelectAllMatching } from '../bulk/SelectAllMatching.tsx';
import { useBulkUpdateClients } from '../bulk/useBulkUpdateClients.ts';
import { MAX_SELECTED, useSelection } from '../bulk/useSelection.ts';
import { LazyCreateClientDialog, useCreateClientDialog } from '../create/LazyCreateClientDialog.tsx';
import { SavedViewsButton } from '../views/SavedViewsButton.tsx';
import { useTableSettings } from '../views/useTableSettings.ts';
import { ClientPager } from './ClientPager.tsx';
import { ClientsEmptyState } from './ClientsEmptyState.tsx';
import { ClientTable } from './ClientTable.tsx';
import { ClientToolbar } from './ClientToolbar.tsx';
import { exportSelectedClients } from './exportClients.ts';
import { useClientListParams } from './useClientListParams.ts';
import { useClients } from './useClients.ts';

/** The client list: search, filter, create, export, and the table (R6-R9). */
export function ClientList() {
  const chosen = useClientListParams();
  const pages = useClients(chosen.choice);
  const { clients, found, total, isError, isStale, refetch } = pages;
  const { open, setOpen, triggerProps } = useCreateClientDialog();
  useOneTimeParam('new', 'client', triggerProps.onClick);

  const [settings, changeSettings] = useTableSettings();
  const top = useScrollToTopOnPageChange(pages.from);

  const selection = useSelection(clients);
  const { selected, select, applyResult } = selection;
  const changes = useBulkUpdateClients();
  const hasMore = clients !== undefined && found !== undefined && found > clients.length && found <= MAX_SELECTED;

  if (isError) return <ErrorState {...adminCopy.listFailed} onRetry={refetch} />;
  return (
    <List ref={top}>
      <ClientToolbar {...chosen} found={found} total={total} opener={triggerProps}>
        <SavedViewsButton settings={settings} onChange={changeSettings} />
      </ClientToolbar>
      {clients ? (
        <div aria-busy={isStale}>
          <ClientTable
            {...chosen}
            hidden={settings.hidden}
            clients={clients}
            selection={selection}
            onChange={(client, to) => void changes.change([client], to).then(applyResult)}
            empty={<ClientsEmptyState {...chosen} triggerProps={triggerProps} />}
          />
        </div>
      ) : (
        <Skeleton rows={8} />
      )}
      <ClientPager {...pages} />
      <Dock>
        <BulkUpdateNotice {...changes} />
        <BulkActionBar
          {...selection}
          isBusy={changes.isChanging}
          onChange={(to) => void changes.change(selected, to).then(applyResult)}
          onExport={() => exportSelectedClients(chosen.choice, selected)}
          onSelectPage={() => select(clients ?? [])}
        >
          {hasMore ? <SelectAllMatching choice={chosen.choice} found={found} onFound={select} /> : null}
        </BulkActionBar>
      </Dock>
      <LazyCreateClientDialog open={open} setOpen={setOpen} />
    </List>
  );
}

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  scroll-margin-block-start: 96px;
`;

/** Sticks to the bottom of the page over the rows, so that selecting rows there does not move them. */
const Dock = styled.div`
  position: sticky;
  inset-block-end: 12px;
  z-index: 4;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;
