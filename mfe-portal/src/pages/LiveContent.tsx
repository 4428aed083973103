import { businessInfo } from '@skal/contracts/content/businessInfo';
import { guestEvent } from '@skal/contracts/content/guestEvent';
import { menu } from '@skal/contracts/content/menu';
import { photo } from '@skal/contracts/content/photo';
import type { Endpoint } from '@skal/contracts/http/endpoint';
import { EmptyState, ErrorState, Skeleton, TabPanel, Tabs } from '@skal/shared-ui';
import { createLazyResource, Lazy } from '@skal/shell-kit';
import { useState } from 'react';
import { SectionBody } from '../components/layout/Grid.tsx';
import { useOpenedProposal } from '../components/proposal/useProposal.ts';
import { contentManagement } from '../content/demo/contentManagement.ts';
import { guestEvents } from '../content/guestEvents.ts';
import { layout } from '../content/layout.ts';
import { photoGallery } from '../content/photo/gallery.ts';
import { LiveInfo } from '../features/businessInfo/LiveInfo.tsx';
import { PublishBar } from '../features/contentVersion/PublishBar.tsx';
import { LiveMenu } from '../features/menu/LiveMenu.tsx';
import { mayCall, useAccount } from '../session/useAccount.ts';

const { views, tabs } = contentManagement;

/** What a tab reads first; a member of staff who may not has no such tab. */
const READS: Readonly<Record<(typeof tabs)[number]['id'], Pick<Endpoint, 'permission'>>> = {
  menu: menu.read,
  events: guestEvent.list,
  gallery: photo.add,
  info: businessInfo.read,
};

const guestEventsCode = createLazyResource(
  () => import(/* webpackChunkName: "GuestEvents" */ '../features/guestEvent/GuestEvents.tsx'),
);
const galleryCode = createLazyResource(
  () => import(/* webpackChunkName: "PhotoGallery" */ '../features/photo/PhotoGallery.tsx'),
);

/** The content of a live app: the draft, and what publishes it. */
export default function LiveContent() {
  const account = useAccount();
  const own = tabs.filter(({ id }) => mayCall(account, READS[id]));
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
          <Lazy
            resource={galleryCode}
            waiting={<Skeleton rows={6} />}
            failed={(retry, reload) => <ErrorState {...photoGallery.failed} onRetry={retry} onReload={reload} />}
          >
            {({ default: PhotoGallery }) => <PhotoGallery />}
          </Lazy>
        </TabPanel>
        <TabPanel id="info">
          <LiveInfo />
        </TabPanel>
      </Tabs>
    </SectionBody>
  );
}
