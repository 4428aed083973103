import { Button, EmptyState, RefreshCwIcon } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { useState } from 'react';
import { DemoPage } from '../components/demo/DemoPage.tsx';
import { useDemoToast } from '../components/demo/useDemoToast.ts';
import { CardList } from '../components/lists/CardList.tsx';
import { platformIntegrations as copy } from '../content/demo/platformIntegrations.ts';
import { layout } from '../content/layout.ts';
import { AssistantWidget } from '../features/assistant/AssistantWidget.tsx';
import { DashboardProvider } from '../features/assistant/DashboardProvider.tsx';
import { SyncAllButton } from '../features/connection/SyncAllButton.tsx';
import { RequestIntegrationDialog } from '../features/integration/RequestIntegrationDialog.tsx';
import { PlatformActivity } from '../features/platforms/PlatformActivity.tsx';
import { PlatformCard } from '../features/platforms/PlatformCard.tsx';
import { hasPermission, useAccount } from '../session/useAccount.ts';
import { LivePlatforms } from './LivePlatforms.tsx';

/** `/integrations`: the connections of a live client; before launch a demo without requests (Q1-Q4). */
export default function IntegrationsPage() {
  const { live } = useAccount();
  return <DashboardProvider>{live ? <LivePage /> : <DemoIntegrations />}</DashboardProvider>;
}

/** The connections of a live client. */
function LivePage() {
  const account = useAccount();
  const [requesting, setRequesting] = useState(false);
  if (!hasPermission(account, 'Settings')) {
    return (
      <DemoPage title={copy.title} corner={<AssistantWidget />}>
        <EmptyState {...layout.noPermission} />
      </DemoPage>
    );
  }
  return (
    <DemoPage
      title={copy.title}
      corner={<AssistantWidget />}
      actions={
        <>
          <SyncAllButton />
          <Button onClick={() => setRequesting(true)}>{copy.request}</Button>
        </>
      }
    >
      <LivePlatforms requesting={requesting} onRequestingChange={setRequesting} />
    </DemoPage>
  );
}

/** Demo data only, no request except the session; a submitted form is not sent, and says so. */
function DemoIntegrations() {
  const [requesting, setRequesting] = useState(false);
  const answer = useDemoToast();
  const toast = useToast();
  const ignoreRequest = async () => {
    setRequesting(false);
    toast(copy.requested);
  };
  return (
    <DemoPage
      title={copy.title}
      note={copy.note}
      corner={<AssistantWidget />}
      actions={
        <>
          <Button variant="secondary" onClick={() => answer(copy.syncAll)}>
            <RefreshCwIcon aria-hidden />
            {copy.syncAll}
          </Button>
          <Button onClick={() => setRequesting(true)}>{copy.request}</Button>
        </>
      }
    >
      <CardList aria-label={copy.list} $min={440}>
        {copy.platforms.map((platform) => (
          <li key={platform.name}>
            <PlatformCard platform={platform} />
          </li>
        ))}
      </CardList>
      <PlatformActivity />
      <RequestIntegrationDialog open={requesting} onOpenChange={setRequesting} onSend={ignoreRequest} />
    </DemoPage>
  );
}
