import type { ConnectionReply } from '@skal/contracts/integration/connection';
import { platformLabels } from '@skal/contracts/integration/integrationState';
import { useAsyncAction } from '@skal/shell-kit/api';
import { disconnect, readNow } from '../../content/appData/connections.ts';
import { useReadAdminConnectionMutation, useRemoveAdminConnectionMutation } from './connection.api.ts';

/** Syncs or removes a connection, and shows the result. */
export function useConnectionActions({ id, connector }: Pick<ConnectionReply, 'id' | 'connector'>) {
  const [read, reading] = useReadAdminConnectionMutation();
  const [remove, removing] = useRemoveAdminConnectionMutation();
  const act = useAsyncAction();
  const vendor = platformLabels[connector];
  const params = { id };
  return {
    isReading: reading.isLoading,
    isRemoving: removing.isLoading,
    read: () =>
      act(() => read({ params }).unwrap(), {
        done: { title: readNow.done(vendor) },
        failed: { title: readNow.failed, description: readNow.failedReason },
      }),
    remove: () =>
      act(() => remove({ params }).unwrap(), {
        done: { title: disconnect.done, description: disconnect.doneWhat(vendor) },
        failed: { title: disconnect.failed, description: disconnect.failedReason },
      }),
  };
}
