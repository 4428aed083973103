import type { ConnectorName } from '@skal/contracts/integration/connection';
import { platformLabels } from '@skal/contracts/integration/integrationState';
import { Button, RefreshCwIcon } from '@skal/shared-ui';
import { useState } from 'react';
import { sync as copy } from '../../content/integrations/sync.ts';
import { useSyncConnection } from './useSyncConnection.ts';

interface Props {
  connector: ConnectorName;
  /** Visible label, if not 'Sync Now'. */
  label?: string;
}

/** Syncs a connected platform now. */
export function SyncButton({ connector, label }: Props) {
  const [isSyncing, setIsSyncing] = useState(false);
  const sync = useSyncConnection();
  const press = async () => {
    setIsSyncing(true);
    await sync(connector);
    setIsSyncing(false);
  };
  return (
    <Button
      variant="secondary"
      aria-label={label ?? copy.labelFor(platformLabels[connector])}
      busy={isSyncing}
      busyLabel={copy.busy}
      onClick={() => void press()}
    >
      <RefreshCwIcon aria-hidden />
      {label ?? copy.button}
    </Button>
  );
}
