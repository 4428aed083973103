import { Stack } from '@skal/shared-ui';
import { EventTypeTable } from '../features/appEvent/EventTypeTable.tsx';
import { AppKeys } from '../features/appKey/AppKeys.tsx';
import { AppWebhooks } from '../features/appWebhook/AppWebhooks.tsx';
import { Connections } from '../features/connection/Connections.tsx';
import { EraseGuest } from '../features/guest/EraseGuest.tsx';
import { PushService } from '../features/push/PushService.tsx';
import type { PanelTabProps } from './PanelTab.ts';

/** Data of a client's app: its keys, received events, webhooks, connections, push service, and erasure of guests. */
export default function AppDataTab({ client }: PanelTabProps) {
  return (
    <Stack gap={32}>
      <AppKeys clientId={client.id} />
      <EventTypeTable clientId={client.id} />
      <AppWebhooks clientId={client.id} />
      <Connections clientId={client.id} />
      <PushService clientId={client.id} />
      <EraseGuest clientId={client.id} />
    </Stack>
  );
}
