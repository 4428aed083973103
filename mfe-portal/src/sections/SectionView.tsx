import { Button, EmptyState, ErrorState, Overlay, Skeleton, TextLink } from '@skal/shared-ui';
import { Lazy } from '@skal/shell-kit';
import { Screen } from '@skal/shell-kit/api';
import { memo, type ReactNode, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { PageHeading } from '../components/layout/PageHeading.tsx';
import { layout } from '../content/layout.ts';
import { hrefOfSection } from '../layout/sectionAddress.ts';
import { useEnabledSections } from '../layout/useEnabledSections.ts';
import { hasPermission, useAccount } from '../session/useAccount.ts';
import { sectionResource } from './sectionResource.ts';
import type { Section } from './sections.ts';

/** Reason and a link, below the heading (J3, T27). */
function SectionNotFound({ onOpen }: { onOpen: (id: string) => void }) {
  const [first] = useEnabledSections();
  return (
    <EmptyState
      title={layout.notFound.text}
      action={
        first ? (
          <Button variant="secondary" onClick={() => onOpen(first.id)}>
            {layout.notFound.back(first.title)}
          </Button>
        ) : null
      }
    />
  );
}

interface Props {
  /** Null if the section in the URL does not exist. */
  section: Section | null;
  /** The section that the visitor may open next: it is rendered ahead. */
  next?: Section | null;
  /** The heading element, which stays mounted and takes the focus when the section changes. */
  heading: Ref<HTMLHeadingElement>;
  onOpen: (id: string) => void;
}

/** A section: its heading at once, its content once its code is loaded. */
export function SectionView({ section, next = null, heading, onOpen }: Props) {
  const screens = [section, section === next ? null : next].filter((each) => each !== null);
  return (
    <>
      <PageHeading title={section?.title ?? layout.notFound.title} heading={heading}>
        {section ? <SectionAside key={section.id} section={section} /> : null}
      </PageHeading>
      {section ? null : <SectionNotFound onOpen={onOpen} />}
      {screens.map((each) => (
        <SectionScreen key={each.id} section={each} isShown={each === section} />
      ))}
    </>
  );
}

/** Content beside the title, if the section provides it; a load error appears in the body. */
const SectionAside = ({ section }: { section: Section }) => (
  <Lazy resource={sectionResource(section)} failed={() => null}>
    {({ HeaderAside }) => (HeaderAside ? <HeaderAside /> : null)}
  </Lazy>
);

/** Not rendered again while it is shown, hidden or hydrated. */
const SectionScreen = memo(({ section, isShown }: { section: Section; isShown: boolean }) => (
  <Screen isShown={isShown}>
    <SectionBody section={section} />
  </Screen>
));

/** Error boundary of a section: the sidebar and other sections stay usable. */
const SectionBody = memo(({ section }: { section: Section }) => (
  <Lazy
    resource={sectionResource(section)}
    waiting={<Skeleton rows={6} />}
    failed={(retry, reload) => <ErrorState {...layout.failed} onRetry={retry} onReload={reload} />}
  >
    {({ default: Content, OverlayAction }) => (
      <Covered section={section} action={OverlayAction ? <OverlayAction /> : undefined}>
        <Content />
      </Covered>
    )}
  </Lazy>
));

interface CoveredProps {
  section: Section;
  action: ReactNode;
  children: ReactNode;
}

/** Covers a section until the operator marks the app as live. */
function Covered({ section: { overlay }, action, children }: CoveredProps) {
  const account = useAccount();
  if (!overlay) return children;
  return (
    <Overlay
      live={account.live}
      title={overlay.title}
      availability={overlay.availability}
      action={
        <>
          {action}
          {hasPermission(account, 'Settings') ? (
            <TextLink as={Link} to={hrefOfSection('app-status')}>
              {layout.seeStatus}
            </TextLink>
          ) : null}
        </>
      }
    >
      {children}
    </Overlay>
  );
}
