import { ErrorState, TabPanel, Tabs } from '@skal/shared-ui';
import { createLazyResource, Lazy } from '@skal/shell-kit';
import { useState } from 'react';
import { DemoPage } from '../components/demo/DemoPage.tsx';
import { contentManagement } from '../content/demo/contentManagement.ts';
import { guestEvents } from '../content/guestEvents.ts';
import { AssistantWidget } from '../features/assistant/AssistantWidget.tsx';
import { DashboardProvider } from '../features/assistant/DashboardProvider.tsx';
import { EventsTab } from '../features/contentManagement/EventsTab.tsx';
import { GalleryTab } from '../features/contentManagement/GalleryTab.tsx';
import { InfoTab } from '../features/contentManagement/InfoTab.tsx';
import { MenuTab } from '../features/contentManagement/MenuTab.tsx';
import { useAccount } from '../session/useAccount.ts';

const { title, note, views, tabs } = contentManagement;

const guestEventsCode = createLazyResource(
  () => import(/* webpackChunkName: "GuestEvents" */ '../features/guestEvent/GuestEvents.tsx'),
);

/** The events of a live app. */
const LiveEvents = () => (
  <Lazy resource={guestEventsCode} failed={(retry) => <ErrorState {...guestEvents.failed} onRetry={retry} />}>
    {({ default: GuestEvents }) => <GuestEvents />}
  </Lazy>
);

/**
 * `/content-management`: demo content and no request except the session before launch (P1-P7). The events of a live app
 * are real.
 */
export default function ContentManagementPage() {
  const { live } = useAccount();
  const [tab, setTab] = useState<string>(tabs[0].id);
  return (
    <DashboardProvider>
      <DemoPage title={title} note={live && tab === 'events' ? null : note} corner={<AssistantWidget />}>
        <Tabs label={views} tabs={tabs} value={tab} onValueChange={setTab}>
          <TabPanel id="menu">
            <MenuTab />
          </TabPanel>
          <TabPanel id="events">{live ? <LiveEvents /> : <EventsTab />}</TabPanel>
          <TabPanel id="gallery">
            <GalleryTab />
          </TabPanel>
          <TabPanel id="info">
            <InfoTab />
          </TabPanel>
        </Tabs>
      </DemoPage>
    </DashboardProvider>
  );
}
