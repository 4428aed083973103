import type { LazyDialogState } from '@skal/forms/LazyDialog.tsx';
import { Button, EmptyState, ErrorState, Skeleton, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { useScrollToTopOnPageChange } from '../../../components/useScrollToTopOnPageChange.ts';
import { adminCopy, clientList } from '../../../content/dashboard/admin.ts';
import { useOneTimeParam } from '../../../url/useOneTimeParam.ts';
import { BulkActionBar } from '../bulk/BulkActionBar.tsx';
import { BulkUpdateNotice } from '../bulk/BulkUpdateNotice.tsx';
import { SelectAllMatching } from '../bulk/SelectAllMatching.tsx';
import { useBulkUpdateClients } from '../bulk/useBulkUpdateClients.ts';
import { MAX_SELECTED, useSelection } from '../bulk/useSelection.ts';
import { LazyCreateClientDialog, useCreateClientDialog } from '../create/LazyCreateClientDialog.tsx';
import { SavedViewsButton } from '../views/SavedViewsButton.tsx';
import { useTableSettings } from '../views/useTableSettings.ts';
import { ClientTable } from './ClientTable.tsx';
import { ClientToolbar } from './ClientToolbar.tsx';
import { isFiltered } from './clientListOptions.ts';
import { exportSelectedClients } from './exportClients.ts';
import { type ClientListParams, useClientListParams } from './useClientListParams.ts';
import { type ClientPages, useClients } from './useClients.ts';

/** Empty state of the table: the filters hide all clients, or there are none yet (R9). */
function ClientsEmptyState({
  triggerProps,
  choice,
  clear,
}: Pick<LazyDialogState, 'triggerProps'> & Omit<ClientListParams, 'setOptions'>) {
  return isFiltered(choice) ? (
    <EmptyState
      title={clientList.empty}
      description={clientList.emptyNarrowed}
      action={
        <Button variant="secondary" onClick={clear}>
          {clientList.clearFilters}
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={clientList.empty}
      description={clientList.emptyAtAll}
      action={<Button {...triggerProps}>{clientList.createFirst}</Button>}
    />
  );
}

/** Shows which rows of a long list are visible, with buttons to other pages. */
function ClientPager({ clients = [], from, found, next, previous }: ClientPages) {
  if (!next && !previous) return null;
  return (
    <Row aria-label={clientList.pages}>
      <Button variant="secondary" size="sm" disabled={!previous} onClick={previous}>
        {clientList.previous}
      </Button>
      <Text as="span" size="meta" tone="muted" role="status">
        {clientList.range(from + 1, from + clients.length, found ?? from + clients.length)}
      </Text>
      <Button variant="secondary" size="sm" disabled={!next} onClick={next}>
        {clientList.next}
      </Button>
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 12px;
`;

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
