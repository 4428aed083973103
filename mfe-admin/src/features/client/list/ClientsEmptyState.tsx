import { Button, EmptyState } from '@skal/shared-ui';
import type { LazyDialogState } from '../../../components/LazyDialog.tsx';
import { clientList } from '../../../content/dashboard/admin.ts';
import { isFiltered } from './clientListOptions.ts';
import type { ClientListParams } from './useClientListParams.ts';

/** Empty state of the table: the filters hide all clients, or there are none yet (R9). */
export function ClientsEmptyState({
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
