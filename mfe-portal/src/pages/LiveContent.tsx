import { Banner, TabPanel, Tabs } from '@skal/shared-ui';
import { useState } from 'react';
import { SectionBody } from '../components/layout/Grid.tsx';
import { contentManagement } from '../content/demo/contentManagement.ts';
import { LiveInfo } from '../features/businessInfo/LiveInfo.tsx';
import { EventsTab } from '../features/contentManagement/EventsTab.tsx';
import { GalleryTab } from '../features/contentManagement/GalleryTab.tsx';
import { PublishBar } from '../features/contentVersion/PublishBar.tsx';
import { LiveMenu } from '../features/menu/LiveMenu.tsx';

const { note, views, tabs } = contentManagement;

const demoTabs = [
  ['events', EventsTab],
  ['gallery', GalleryTab],
] as const;

/** The content of a live app: the draft, and what publishes it. */
export default function LiveContent() {
  const [tab, setTab] = useState<string>(tabs[0].id);
  return (
    <SectionBody>
      <PublishBar />
      <Tabs label={views} tabs={tabs} value={tab} onValueChange={setTab}>
        <TabPanel id="menu">
          <LiveMenu />
        </TabPanel>
        {demoTabs.map(([id, DemoTab]) => (
          <TabPanel key={id} id={id}>
            <SectionBody>
              <Banner tone="attention">{note}</Banner>
              <DemoTab />
            </SectionBody>
          </TabPanel>
        ))}
        <TabPanel id="info">
          <LiveInfo />
        </TabPanel>
      </Tabs>
    </SectionBody>
  );
}
