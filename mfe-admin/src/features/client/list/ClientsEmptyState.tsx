import { Button, EmptyState } from '@skal/shared-ui';
import type { LazyDialogState } from '../../../components/LazyDialog.tsx';
import { clientList } from '../../../content/dashboard/admin.ts';
import { isFiltered } from './clientListOptions.ts';
import type { ClientListParams } from './useClientListParams.ts';

/** Why the table is empty, and the way on: the filters hide everybody, or there is nobody yet (R9). */
export function ClientsEmptyState({
  opener,
  choice,
  clear,
}: Pick<LazyDialogState, 'opener'> & Omit<ClientListParams, 'choose'>) {
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
      action={<Button {...opener}>{clientList.createFirst}</Button>}
    />
  );
}
