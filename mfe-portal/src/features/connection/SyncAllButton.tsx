import { connectors } from '@skal/contracts/integration/connection';
import { Button, RefreshCwIcon } from '@skal/shared-ui';
import { useState } from 'react';
import { sync as copy, livePlatforms } from '../../content/integrations/sync.ts';
import { useConnections } from './useConnections.ts';
import { useSyncConnection } from './useSyncConnection.ts';

/** Syncs every connected platform, one after the other (Q2). */
export function SyncAllButton() {
  const { connectionOf } = useConnections(true);
  const sync = useSyncConnection();
  const [isSyncing, setIsSyncing] = useState(false);
  const connected = connectors.filter((name) => connectionOf(name));
  const press = async () => {
    setIsSyncing(true);
    for (const name of connected) await sync(name);
    setIsSyncing(false);
  };
  return (
    <Button
      variant="secondary"
      disabled={connected.length === 0}
      busy={isSyncing}
      busyLabel={copy.busy}
      onClick={() => void press()}
    >
      <RefreshCwIcon aria-hidden />
      {livePlatforms.syncAll}
    </Button>
  );
}
