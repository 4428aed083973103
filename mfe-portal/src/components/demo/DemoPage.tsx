import { ArrowLeftIcon, Badge, Banner } from '@skal/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { demoPage } from '../../content/demo/demoPage.ts';
import { useAccount } from '../../session/useAccount.ts';
import { AppBar } from '../layout/AppBar.ts';
import { SectionBody } from '../layout/Grid.tsx';
import { PageHeading } from '../layout/PageHeading.tsx';

interface Props {
  title: string;
  /** States that everything on the page is an example; null for a part that is not. */
  note: string | null;
  /** Actions of the whole page. */
  actions?: ReactNode;
  /** Fixed content in the corner: the assistant. */
  corner: ReactNode;
  children: ReactNode;
}

/** Layout of demo pages: back link, heading, and the demo notice. */
export function DemoPage({ title, note, actions, corner, children }: Props) {
  const { business } = useAccount();
  return (
    <Layout data-density="portal">
      <Bar data-print="none">
        <BackLink to="/dashboard">
          <ArrowLeftIcon size={16} aria-hidden />
          {demoPage.back}
        </BackLink>
        <AppName>{business.branding.businessName}</AppName>
      </Bar>
      <Main id="main" tabIndex={-1}>
        <PageHeading title={title} heading={null}>
          {note === null ? null : <Badge tone="attention">{demoPage.badge}</Badge>}
          {actions ? <Actions>{actions}</Actions> : null}
        </PageHeading>
        <SectionBody>
          {note === null ? null : <Banner tone="attention">{note}</Banner>}
          {children}
        </SectionBody>
      </Main>
      {corner}
    </Layout>
  );
}

const Layout = styled.div`
  min-block-size: 100dvh;
`;

const BackLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  flex: none;
  min-block-size: var(--target);
  border-radius: var(--radius-4);
  color: var(--fjord);
  font: var(--type-label);
  text-underline-offset: 0.2em;

  &:hover {
    color: var(--fjord-hover);
  }
`;

const Bar = styled(AppBar)`
  flex-wrap: wrap;
`;

const AppName = styled.p`
  min-inline-size: 0;
  color: var(--ink-2);
  font: var(--type-label);
`;

const Main = styled.main`
  max-inline-size: calc(var(--width-portal) + 2 * var(--side-space));
  margin-inline: auto;
  padding: 30px var(--side-space) 112px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-inline-start: auto;

  @media (max-width: 37.49875em) {
    margin-inline-start: 0;
    inline-size: 100%;
  }
`;
