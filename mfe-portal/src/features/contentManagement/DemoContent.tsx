import { TabPanel, Tabs } from '@skal/shared-ui';
import { useState } from 'react';
import { contentManagement } from '../../content/demo/contentManagement.ts';
import { EventsTab } from './EventsTab.tsx';
import { GalleryTab } from './GalleryTab.tsx';
import { InfoTab } from './InfoTab.tsx';
import { MenuTab } from './MenuTab.tsx';

const { views, tabs } = contentManagement;

/** The content before launch: demo content only, no request (P1-P7). */
export function DemoContent() {
  const [tab, setTab] = useState<string>(tabs[0].id);
  return (
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
  );
}
