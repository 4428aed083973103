import { Badge, Button, ErrorState, Overlay, Text, TextLink } from '@skal/shared-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyMessage } from '../../components/empty/EmptyMessage.tsx';
import { Grid, SectionBody } from '../../components/layout/Grid.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { integrations } from '../../content/integrations/integrations.ts';
import { ConnectionStatus } from '../../features/connection/ConnectionStatus.tsx';
import { useConnections } from '../../features/connection/useConnections.ts';
import { DataSources } from '../../features/dataSource/DataSources.tsx';
import { RequestCard } from '../../features/integration/RequestCard.tsx';
import { RequestIntegrationDialog } from '../../features/integration/RequestIntegrationDialog.tsx';
import { RequestList } from '../../features/integration/RequestList.tsx';
import { StatusBadge } from '../../features/integration/StatusBadge.tsx';
import { useIntegrationStates } from '../../features/integration/useIntegrationStates.ts';
import { useSendRequest } from '../../features/integration/useSendRequest.ts';
import { AppWebhooks } from '../../features/webhook/AppWebhooks.tsx';
import { useAccount } from '../../session/useAccount.ts';

const { shopify, services, activity } = integrations;

/** Shopify, the seven services, and the activity; a live client can request an integration (K27-K30, T21). */
export default function IntegrationsSection() {
  const { live, draftOwner } = useAccount();
  /** Prefilled name of the open request; null while none is open. */
  const [requestedName, setRequestedName] = useState<string | null>(null);
  const { statusOf, count, isFailed, retry } = useIntegrationStates(live);
  // A live client's actual count out of all listed platforms (T21).
  const liveCount = count && activity.countOf(count.connected, count.all);
  const isShopifyOn = statusOf(shopify.platform) === 'connected';
  const reports = useConnections(live);
  const close = () => setRequestedName(null);
  const store = useSendRequest(close);
  return (
    <SectionBody>
      <Overlay live={live} title={shopify.cover}>
        <Panel
          title={shopify.name}
          aside={live ? <StatusBadge status={statusOf(shopify.platform)} /> : <Badge>{shopify.status}</Badge>}
        >
          <Text tone="muted">
            {shopify.note} {live ? (isShopifyOn ? shopify.connected : shopify.live) : null}
          </Text>
          <ConnectionStatus connection={reports.connectionOf('shopify')} />
          {isShopifyOn ? null : (
            <div>
              <Button variant="secondary" disabled={!live} onClick={() => setRequestedName(shopify.name)}>
                {shopify.action}
              </Button>
            </div>
          )}
        </Panel>
      </Overlay>
      {isFailed ? <ErrorState {...integrations.statesFailed} onRetry={retry} /> : null}
      {reports.isFailed ? <ErrorState {...integrations.reportsFailed} onRetry={reports.retry} /> : null}
      <Grid $min={200}>
        {services.map(({ platform, name, note, purpose }) => (
          <Panel
            key={name}
            title={name}
            aside={
              live ? (
                <StatusBadge status={statusOf(platform)} />
              ) : (
                <Badge tone="accent">{integrations.inProgress}</Badge>
              )
            }
          >
            <Text tone="muted">{live ? purpose : note}</Text>
            {platform === 'mailchimp' ? <ConnectionStatus connection={reports.connectionOf(platform)} /> : null}
          </Panel>
        ))}
      </Grid>
      {live ? <DataSources /> : null}
      {live ? <AppWebhooks /> : null}
      <RequestCard hidden={!live} onRequest={() => setRequestedName('')} />
      <Panel title={activity.title} aside={<Text tone="muted">{live ? liveCount : activity.count}</Text>}>
        {live ? <RequestList /> : <EmptyMessage>{activity.empty}</EmptyMessage>}
      </Panel>
      <p>
        <TextLink as={Link} to="/integrations">
          {live ? integrations.page : integrations.demo}
        </TextLink>
      </p>
      <RequestIntegrationDialog
        open={requestedName !== null}
        onOpenChange={close}
        integration={requestedName ?? ''}
        onSend={store}
        owner={draftOwner}
      />
    </SectionBody>
  );
}
