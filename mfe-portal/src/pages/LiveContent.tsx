import type { StaffPermission } from '@skal/contracts/client/staff';
import { Banner, EmptyState, ErrorState, Skeleton, TabPanel, Tabs } from '@skal/shared-ui';
import { createLazyResource, Lazy } from '@skal/shell-kit';
import { useState } from 'react';
import { SectionBody } from '../components/layout/Grid.tsx';
import { useOpenedProposal } from '../components/proposal/useProposal.ts';
import { contentManagement } from '../content/demo/contentManagement.ts';
import { guestEvents } from '../content/guestEvents.ts';
import { layout } from '../content/layout.ts';
import { LiveInfo } from '../features/businessInfo/LiveInfo.tsx';
import { GalleryTab } from '../features/contentManagement/GalleryTab.tsx';
import { PublishBar } from '../features/contentVersion/PublishBar.tsx';
import { LiveMenu } from '../features/menu/LiveMenu.tsx';
import { hasPermission, useAccount } from '../session/useAccount.ts';

const { galleryNote, views, tabs } = contentManagement;

/** The permission that a member of staff needs for a tab. */
const PERMISSIONS: Readonly<Record<(typeof tabs)[number]['id'], StaffPermission>> = {
  menu: 'Inventory',
  events: 'Reservations',
  gallery: 'Inventory',
  info: 'Settings',
};

const guestEventsCode = createLazyResource(
  () => import(/* webpackChunkName: "GuestEvents" */ '../features/guestEvent/GuestEvents.tsx'),
);

/** The content of a live app: the draft, and what publishes it. */
export default function LiveContent() {
  const account = useAccount();
  const own = tabs.filter(({ id }) => hasPermission(account, PERMISSIONS[id]));
  const [chosen, setTab] = useState<string>();
  useOpenedProposal(['item', 'event'], ({ form }) => setTab(form === 'item' ? 'menu' : 'events'));
  // A permission may be taken away while its tab is open.
  const tab = (own.find(({ id }) => id === chosen) ?? own[0])?.id;
  if (!tab) return <EmptyState {...layout.noPermission} />;
  return (
    <SectionBody>
      <PublishBar />
      <Tabs label={views} tabs={own} value={tab} onValueChange={setTab}>
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
            <Banner tone="attention">{galleryNote}</Banner>
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
