import { Banner, ErrorState, Skeleton, TabPanel, Tabs } from '@skal/shared-ui';
import { createLazyResource, Lazy } from '@skal/shell-kit';
import { useState } from 'react';
import { SectionBody } from '../components/layout/Grid.tsx';
import { contentManagement } from '../content/demo/contentManagement.ts';
import { guestEvents } from '../content/guestEvents.ts';
import { LiveInfo } from '../features/businessInfo/LiveInfo.tsx';
import { GalleryTab } from '../features/contentManagement/GalleryTab.tsx';
import { PublishBar } from '../features/contentVersion/PublishBar.tsx';
import { LiveMenu } from '../features/menu/LiveMenu.tsx';

const { note, views, tabs } = contentManagement;

const guestEventsCode = createLazyResource(
  () => import(/* webpackChunkName: "GuestEvents" */ '../features/guestEvent/GuestEvents.tsx'),
);

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
        <TabPanel id="events">
          <Lazy
            resource={guestEventsCode}
            waiting={<Skeleton rows={6} />}
            failed={(retry, reload) => <ErrorState {...guestEvents.failed} onRetry={retry} onReload={reload} />}
          >
            {({ default: GuestEvents }) => <GuestEvents />}
          </Lazy>
        </TabPanel>
        <TabPanel id="gallery">
          <SectionBody>
            <Banner tone="attention">{note}</Banner>
            <GalleryTab />
          </SectionBody>
        </TabPanel>
        <TabPanel id="info">
          <LiveInfo />
        </TabPanel>
      </Tabs>
    </SectionBody>
  );
}
