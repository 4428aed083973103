import type { ConnectorName } from '@skal/contracts/integration/connection';
import { platformLabels } from '@skal/contracts/integration/integrationState';
import { useAsyncAction } from '@skal/shell-kit/api';
import { sync as copy } from '../../content/integrations/sync.ts';
import { useSyncClientConnectionMutation } from './connection.api.ts';

/** Starts a sync of a connected platform and shows the result. */
export function useSyncConnection() {
  const [sync] = useSyncClientConnectionMutation();
  const act = useAsyncAction();
  return (connector: ConnectorName) =>
    act(() => sync({ params: { connector } }).unwrap(), {
      done: { title: copy.done(platformLabels[connector]), description: copy.doneText },
      failed: { title: copy.failed, description: copy.failedReason },
    });
}
