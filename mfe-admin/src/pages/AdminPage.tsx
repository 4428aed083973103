import { LazyDialog } from '@skal/forms/LazyDialog.tsx';
import { TabPanel, Tabs } from '@skal/shared-ui';
import { createLazyResource } from '@skal/shell-kit';
import { Screen } from '@skal/shell-kit/api';
import { type ComponentType, memo, useState } from 'react';
import { styled } from 'styled-components';
import { adminCopy } from '../content/dashboard/admin.ts';
import { useSelectedClient } from '../features/client/useSelectedClient.ts';
import { useUnreadCount } from '../features/unread/useUnreadCount.ts';
import { AdminHeader } from '../layout/AdminHeader.tsx';
import { tabs } from '../tabs/tabs.ts';
import { hrefOfTab, useActiveTab } from '../tabs/useActiveTab.ts';
import { usePrefetchedTab } from '../tabs/usePrefetchedTab.ts';

/** Not rendered again while it is shown, hidden or hydrated. */
const TabScreen = memo(({ Tab, isShown }: { Tab: ComponentType; isShown: boolean }) => (
  <Screen isShown={isShown}>
    <TabContent Tab={Tab} />
  </Screen>
));
const TabContent = memo(({ Tab }: { Tab: ComponentType }) => <Tab />);

/** `/admin`: the admin dashboard; the tab is in the URL (`?tab=clients`), the first by default. */
export default function AdminPage() {
  const [active, choose] = useActiveTab();
  const [next, prefetch] = usePrefetchedTab();
  const counts: Readonly<Record<string, number | string | undefined>> = { inbox: useUnreadCount() };
  return (
    <Main id="main" tabIndex={-1} data-density="admin">
      <AdminHeader />
      <Content>
        <Tabs
          label={adminCopy.tabsLabel}
          value={active}
          onValueChange={choose}
          onPrefetch={prefetch}
          hrefOf={hrefOfTab}
          tabs={tabs.map(({ id, label }) => ({ id, label, count: counts[id] }))}
        >
          {tabs.map(({ id, Tab }) => (
            <TabPanel key={id} id={id} isAhead={id === next && id !== active}>
              <TabScreen Tab={Tab} isShown={id === active} />
            </TabPanel>
          ))}
        </Tabs>
      </Content>
      <LazyClientPanel />
    </Main>
  );
}

const panelCode = createLazyResource(
  () => import(/* webpackChunkName: "ClientPanel" */ '../clientPanel/ClientPanel.tsx'),
);

/** The side panel, whose code loads with the first client. */
function LazyClientPanel() {
  const { openId, close } = useSelectedClient();
  const isOpen = openId !== null;
  const [isWanted, setWanted] = useState(isOpen);
  if (isOpen && !isWanted) setWanted(true);
  return (
    <LazyDialog
      resource={panelCode}
      open={isWanted ? isOpen : null}
      setOpen={close}
      loadError={adminCopy.panelNotLoaded}
    >
      {({ ClientPanel }) => <ClientPanel />}
    </LazyDialog>
  );
}

const Main = styled.main`
  min-height: 100vh;
  min-height: 100dvh;
  outline: none;
`;

const Content = styled.div`
  max-width: 1440px;
  margin-inline: auto;
  padding: 24px clamp(16px, 2.5vw, 32px) 96px;
`;
