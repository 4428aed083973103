import { TabPanel, Tabs } from '@skal/shared-ui';
import { useState } from 'react';
import { DemoPage } from '../components/demo/DemoPage.tsx';
import { contentManagement } from '../content/demo/contentManagement.ts';
import { AssistantWidget } from '../features/assistant/AssistantWidget.tsx';
import { DashboardProvider } from '../features/assistant/DashboardProvider.tsx';
import { EventsTab } from '../features/contentManagement/EventsTab.tsx';
import { GalleryTab } from '../features/contentManagement/GalleryTab.tsx';
import { InfoTab } from '../features/contentManagement/InfoTab.tsx';
import { MenuTab } from '../features/contentManagement/MenuTab.tsx';

const { title, note, views, tabs } = contentManagement;

/** `/content-management`: demo content only, no request except the session (P1-P7). */
export default function ContentManagementPage() {
  const [tab, setTab] = useState<string>(tabs[0].id);
  return (
    <DashboardProvider>
      <DemoPage title={title} note={note} corner={<AssistantWidget />}>
        <Tabs label={views} tabs={tabs} value={tab} onValueChange={setTab}>
          <TabPanel id="menu">
            <MenuTab />
          </TabPanel>
          <TabPanel id="events">
            <EventsTab />
          </TabPanel>
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
