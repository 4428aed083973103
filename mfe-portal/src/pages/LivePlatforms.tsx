import { type ConnectorName, connectors } from '@skal/contracts/integration/connection';
import { type Platform, platformLabels, platforms } from '@skal/contracts/integration/integrationState';
import { Button, ErrorState, Text } from '@skal/shared-ui';
import { useState } from 'react';
import { Panel } from '../components/layout/Panel.tsx';
import { Toolbar } from '../components/layout/Toolbar.tsx';
import { CardList } from '../components/lists/CardList.tsx';
import { integrations } from '../content/integrations/integrations.ts';
import { livePlatforms as copy } from '../content/integrations/sync.ts';
import { ConnectionActivity } from '../features/connection/ConnectionActivity.tsx';
import { ConnectionStatus } from '../features/connection/ConnectionStatus.tsx';
import { SyncButton } from '../features/connection/SyncButton.tsx';
import { useConnections } from '../features/connection/useConnections.ts';
import { RequestIntegrationDialog } from '../features/integration/RequestIntegrationDialog.tsx';
import { StatusBadge } from '../features/integration/StatusBadge.tsx';
import { useIntegrationStates } from '../features/integration/useIntegrationStates.ts';
import { useSendRequest } from '../features/integration/useSendRequest.ts';
import { AppWebhooks } from '../features/webhook/AppWebhooks.tsx';
import { useAccount } from '../session/useAccount.ts';

const purposes: Readonly<Record<string, string>> = Object.fromEntries([
  [integrations.shopify.platform, integrations.shopify.note],
  ...integrations.services.map(({ platform, purpose }) => [platform, purpose]),
]);

const asConnector = (platform: Platform): ConnectorName | undefined => connectors.find((name) => name === platform);

interface Props {
  /** Whether a request without a name is open. */
  requesting: boolean;
  onRequestingChange: (requesting: boolean) => void;
}

/** The platforms of a live client: their state, last data, and what can be done about them (Q1-Q4). */
export function LivePlatforms({ requesting, onRequestingChange }: Props) {
  const { draftOwner } = useAccount();
  const { statusOf, count, isFailed, retry } = useIntegrationStates(true);
  const reports = useConnections(true);
  /** Prefilled name of the open request; null while none is open. */
  const [requestedName, setRequestedName] = useState<string | null>(null);
  const close = () => {
    setRequestedName(null);
    onRequestingChange(false);
  };
  const store = useSendRequest(close);
  return (
    <>
      {isFailed ? <ErrorState {...integrations.statesFailed} onRetry={retry} /> : null}
      {reports.isFailed ? <ErrorState {...integrations.reportsFailed} onRetry={reports.retry} /> : null}
      {count ? <Text tone="muted">{integrations.activity.countOf(count.connected, count.all)}</Text> : null}
      <CardList aria-label={copy.list} $min={320}>
        {platforms.map((platform) => {
          const name = platformLabels[platform];
          const connector = asConnector(platform);
          const connection = connector && reports.connectionOf(connector);
          const isConnected = statusOf(platform) === 'connected';
          const action = isConnected ? copy.configure : copy.connect;
          return (
            <li key={platform}>
              <Panel title={name} aside={<StatusBadge status={statusOf(platform)} />}>
                <Text tone="muted">{purposes[platform]}</Text>
                <ConnectionStatus connection={connection} />
                <Toolbar>
                  {connector && connection ? <SyncButton connector={connector} /> : null}
                  <Button
                    variant="secondary"
                    aria-label={copy.labelFor(action, name)}
                    onClick={() => setRequestedName(isConnected ? copy.change(name) : name)}
                  >
                    {action}
                  </Button>
                </Toolbar>
              </Panel>
            </li>
          );
        })}
      </CardList>
      <ConnectionActivity />
      <AppWebhooks />
      <RequestIntegrationDialog
        open={requesting || requestedName !== null}
        onOpenChange={close}
        integration={requestedName ?? ''}
        onSend={store}
        {...(draftOwner && { owner: draftOwner })}
      />
    </>
  );
}
