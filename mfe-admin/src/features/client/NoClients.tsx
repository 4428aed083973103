import { Button, EmptyState } from '@skal/shared-ui';
import { useDispatch, useSelector } from 'react-redux';
import { clientList } from '../../content/admin.ts';
import type { CreateDialogState } from './CreateDialog.tsx';
import { cleared, selectClientTable } from './clientTable.slice.ts';
import { isNarrowed } from './clientView.ts';

/** Why the table is empty, and the way on: the filters hide everybody, or there is nobody yet (R9). */
export function NoClients({ opener }: Pick<CreateDialogState, 'opener'>) {
  const dispatch = useDispatch();
  const choice = useSelector(selectClientTable);
  return isNarrowed(choice) ? (
    <EmptyState
      title={clientList.empty}
      description={clientList.emptyNarrowed}
      action={
        <Button variant="secondary" onClick={() => dispatch(cleared())}>
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
