import { ErrorState, Overlay, Skeleton, TextLink } from '@skal/shared-ui';
import { Lazy } from '@skal/shell-kit';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { PageHeading } from '../components/layout/PageHeading.tsx';
import { layout } from '../content/layout.ts';
import { useAccount } from '../session/useAccount.ts';
import { SectionNotFound } from './SectionNotFound.tsx';
import { sectionResource } from './sectionResource.ts';
import type { Section } from './sections.ts';

interface Props {
  /** Null where the address names a section that is not there. */
  section: Section | null;
  /** The heading, which stays the same element and takes the focus when the section changes. */
  heading: Ref<HTMLHeadingElement>;
  onOpen: (id: string) => void;
}

/** A section: its heading at once, its content as soon as its code is there. */
export function SectionView({ section, heading, onOpen }: Props) {
  return (
    <>
      <PageHeading title={section?.title ?? layout.notFound.title} heading={heading}>
        {section ? <SectionAside key={section.id} section={section} /> : null}
      </PageHeading>
      {section ? <SectionBody key={section.id} section={section} /> : <SectionNotFound onOpen={onOpen} />}
    </>
  );
}

/** What stands beside the title, if the section brings something; that it did not come is said in the body. */
const SectionAside = ({ section }: { section: Section }) => (
  <Lazy resource={sectionResource(section)} failed={() => null}>
    {({ Aside }) => (Aside ? <Aside /> : null)}
  </Lazy>
);

/** Keeps the failure of one section inside it: the sidebar and every other section stay usable. */
const SectionBody = ({ section }: { section: Section }) => (
  <Lazy
    resource={sectionResource(section)}
    waiting={<Skeleton rows={6} />}
    failed={(retry, reload) => <ErrorState {...layout.failed} onRetry={retry} onReload={reload} />}
  >
    {({ default: Content, CoverAction }) => (
      <Covered section={section} action={CoverAction ? <CoverAction /> : undefined}>
        <Content />
      </Covered>
    )}
  </Lazy>
);

interface CoveredProps {
  section: Section;
  action: ReactNode;
  children: ReactNode;
}

/** Covers a section until the operator has marked the app as live. */
function Covered({ section: { overlay }, action, children }: CoveredProps) {
  const { live } = useAccount();
  if (!overlay) return children;
  return (
    <Overlay
      live={live}
      title={overlay.title}
      availability={overlay.availability}
      action={
        <>
          {action}
          <TextLink as={Link} to={{ hash: 'app-status' }}>
            {layout.seeStatus}
          </TextLink>
        </>
      }
    >
      {children}
    </Overlay>
  );
}
