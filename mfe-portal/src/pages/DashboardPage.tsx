import { useRef } from 'react';
import { styled } from 'styled-components';
import { layout } from '../content/layout.ts';
import { AchievementAnnouncer } from '../features/achievements/Announcements.tsx';
import { AssistantProviders } from '../features/assistant/AssistantProviders.tsx';
import { AssistantWidget } from '../features/assistant/AssistantWidget.tsx';
import { MobileHeader } from '../layout/MobileHeader.tsx';
import { Sidebar } from '../layout/Sidebar.tsx';
import { useActiveSection } from '../layout/useActiveSection.ts';
import { useAssistantExpansion } from '../layout/useAssistantExpansion.ts';
import { useSectionFocus } from '../layout/useSectionFocus.ts';
import { useSidebarMode } from '../layout/useSidebarMode.ts';
import { SectionView } from '../sections/SectionView.tsx';

/** `/dashboard`: the App Portal, one section at a time. */
export default function DashboardPage() {
  const { id, active, open } = useActiveSection();
  const width = useSidebarMode();
  const heading = useRef<HTMLHeadingElement>(null);
  const activeId = active?.id ?? null;

  useAssistantExpansion(open);
  useSectionFocus(id, active?.title ?? layout.notFound.title, heading);

  return (
    <AssistantProviders>
      <Layout data-density="portal" data-width={width}>
        {width === 'narrow' ? (
          <MobileHeader activeId={activeId} heading={heading} onOpen={open} />
        ) : (
          <Sidebar activeId={activeId} compact={width === 'rail'} onOpen={open} />
        )}
        <Main id="main" tabIndex={-1}>
          <SectionView section={active} heading={heading} onOpen={open} />
        </Main>
        <AssistantWidget />
        <AchievementAnnouncer />
      </Layout>
    </AssistantProviders>
  );
}

const Layout = styled.div`
  display: flex;
  min-block-size: 100dvh;

  &[data-width='narrow'] {
    flex-direction: column;
  }
`;

const Main = styled.main`
  flex: 1;
  inline-size: 100%;
  min-inline-size: 0;
  max-inline-size: calc(var(--width-portal) + 2 * var(--side-space));
  padding: 30px var(--side-space) 112px;
`;
