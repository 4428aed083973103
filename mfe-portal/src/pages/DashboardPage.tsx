import { memo, useRef } from 'react';
import { styled } from 'styled-components';
import { layout } from '../content/layout.ts';
import { AchievementAnnouncer } from '../features/achievements/Announcements.tsx';
import { AssistantWidget } from '../features/assistant/AssistantWidget.tsx';
import { DashboardProvider } from '../features/assistant/DashboardProvider.tsx';
import { EnabledSectionsContext } from '../layout/enabledSections.ts';
import { MobileHeader } from '../layout/MobileHeader.tsx';
import { Sidebar } from '../layout/Sidebar.tsx';
import { useActiveSection } from '../layout/useActiveSection.ts';
import { useAssistantExpansion } from '../layout/useAssistantExpansion.ts';
import { useEnabledSections } from '../layout/useEnabledSections.ts';
import { useSectionFocus } from '../layout/useSectionFocus.ts';
import { useSidebarMode } from '../layout/useSidebarMode.ts';
import { SectionView } from '../sections/SectionView.tsx';
import { usePrefetchedSection } from '../sections/usePrefetchedSection.ts';

/** An update above the section while its HTML is not hydrated would replace that HTML. */
const View = memo(SectionView);

/** `/dashboard`: the App Portal, one section at a time. */
export default function DashboardPage() {
  return (
    <EnabledSectionsContext value={useEnabledSections()}>
      <Dashboard />
    </EnabledSectionsContext>
  );
}

function Dashboard() {
  const { id, active, open } = useActiveSection();
  const width = useSidebarMode();
  const heading = useRef<HTMLHeadingElement>(null);
  const next = usePrefetchedSection();
  const activeId = active?.id ?? null;

  useAssistantExpansion(open);
  useSectionFocus(id, active?.title ?? layout.notFound.title, heading);

  return (
    <DashboardProvider>
      <Layout data-density="portal" data-width={width}>
        {width === 'narrow' || width === 'unknown' ? (
          <MobileHeader activeId={activeId} heading={heading} onOpen={open} />
        ) : null}
        {width === 'narrow' ? null : <Sidebar activeId={activeId} compact={width === 'rail'} onOpen={open} />}
        <Main id="main" tabIndex={-1}>
          <View section={active} next={next} heading={heading} onOpen={open} />
        </Main>
        <AssistantWidget />
        <AchievementAnnouncer />
      </Layout>
    </DashboardProvider>
  );
}

const Layout = styled.div`
  display: flex;
  min-block-size: 100dvh;

  &[data-width='narrow'] {
    flex-direction: column;
  }

  /* The server does not know the width. */
  &[data-width='unknown'] {
    @media (max-width: 63.99875em) {
      flex-direction: column;

      & > aside {
        display: none;
      }
    }

    @media (min-width: 64em) {
      & > header {
        display: none;
      }
    }

    @media (min-width: 64em) and (max-width: 79.99875em) {
      & > aside {
        inline-size: 72px;
        overflow: hidden;
      }
    }
  }
`;

const Main = styled.main`
  flex: 1;
  inline-size: 100%;
  min-inline-size: 0;
  max-inline-size: calc(var(--width-portal) + 2 * var(--side-space));
  padding: 30px var(--side-space) 112px;
`;
