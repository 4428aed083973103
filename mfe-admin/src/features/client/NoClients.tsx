import { Button, EmptyState } from '@skal/shared-ui';
import { clientList } from '../../content/admin.ts';
import type { Door } from '../../frame/LateDialog.tsx';
import { isNarrowed } from './clientView.ts';
import type { ChosenClients } from './useClientChoice.ts';

/** Why the table is empty, and the way on: the filters hide everybody, or there is nobody yet (R9). */
export function NoClients({ opener, choice, clear }: Pick<Door, 'opener'> & Omit<ChosenClients, 'choose'>) {
  return isNarrowed(choice) ? (
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
