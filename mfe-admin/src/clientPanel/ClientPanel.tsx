import type { ClientDetailReply } from '@skal/contracts/client/client';
import { ErrorState, Sheet, Skeleton, TabPanel, Tabs, Text } from '@skal/shared-ui';
import { isApiError } from '@skal/shell-kit/api';
import { useState } from 'react';
import { clientPanel as copy } from '../content/clients/clientPanel.ts';
import { clientDetails } from '../content/dashboard/admin.ts';
import { useReadClientQuery } from '../features/client/client.api.ts';
import { useSelectedClient } from '../features/client/useSelectedClient.ts';
import { panelTabs } from './panelTabs.ts';

const isGone = (error: unknown) => isApiError(error) && error.status === 404;

/** Side panel of the client in the URL (`?client=<id>`) (T40). */
export function ClientPanel() {
  const { openId, close } = useSelectedClient();
  // Keeps the last client while the panel slides out.
  const [id, setId] = useState(openId);
  if (openId !== null && openId !== id) setId(openId);
  const { currentData, error, isFetching, refetch } = useReadClientQuery(
    { params: { id: id ?? '' } },
    // Another operator may have changed it since the last read.
    { skip: id === null || openId === null, refetchOnMountOrArgChange: true },
  );
  const client = isGone(error) ? undefined : currentData;
  const title = client?.businessName ?? (isGone(error) ? clientDetails.unknown : copy.loadingTitle);
  return (
    <Sheet
      open={openId !== null}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={title}
      width={760}
      phone="full"
      hasAddress
    >
      {client ? (
        <Parts client={client} />
      ) : isGone(error) ? (
        <Text tone="muted">{clientDetails.unknownReason}</Text>
      ) : error && !isFetching ? (
        <ErrorState {...copy.failed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={8} />
      )}
    </Sheet>
  );
}

function Parts({ client }: { client: ClientDetailReply }) {
  const { panel, selectTab, buildTabHref } = useSelectedClient();
  const active = panelTabs.find(({ id }) => id === panel)?.id ?? panelTabs[0].id;
  return (
    <div data-density="admin">
      <Tabs
        label={copy.tabsLabel}
        value={active}
        onValueChange={selectTab}
        hrefOf={buildTabHref}
        tabs={panelTabs.map(({ id, label }) => ({ id, label }))}
      >
        {panelTabs.map(({ id, Tab }) => (
          <TabPanel key={id} id={id}>
            <Tab key={client.id} client={client} />
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}
