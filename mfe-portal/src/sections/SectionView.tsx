import { ErrorState, Overlay, Skeleton, TextLink } from '@skal/shared-ui';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { useAccount } from '../account/useAccount.ts';
import { frame } from '../content/frame.ts';
import { TitleRow } from '../parts/TitleRow.tsx';
import { type LoadingSection, useSectionModule } from './loading.ts';
import { SectionBoundary } from './SectionBoundary.tsx';
import { SectionNotFound } from './SectionNotFound.tsx';
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
  const loading = useSectionModule(section);
  const Aside = loading.module?.Aside;
  return (
    <>
      <TitleRow title={section?.title ?? frame.notFound.title} heading={heading}>
        {Aside ? <Aside /> : null}
      </TitleRow>
      {section ? (
        <SectionBody key={section.id} section={section} loading={loading} />
      ) : (
        <SectionNotFound onOpen={onOpen} />
      )}
    </>
  );
}

function SectionBody({ section, loading }: { section: Section; loading: LoadingSection }) {
  const { module, failed, retry } = loading;
  if (failed) return <ErrorState {...frame.failed} onRetry={retry} />;
  if (!module) return <Skeleton rows={6} />;
  const { default: Content, CoverAction } = module;
  return (
    <SectionBoundary>
      <Covered section={section} action={CoverAction ? <CoverAction /> : undefined}>
        <Content />
      </Covered>
    </SectionBoundary>
  );
}

interface CoveredProps {
  section: Section;
  action: ReactNode;
  children: ReactNode;
}

/** Covers a section until the operator has marked the app as live. */
function Covered({ section: { cover }, action, children }: CoveredProps) {
  const { live } = useAccount();
  if (!cover) return children;
  return (
    <Overlay
      live={live}
      title={cover.title}
      availability={cover.availability}
      action={
        <>
          {action}
          <TextLink as={Link} to={{ hash: 'app-status' }}>
            {frame.seeStatus}
          </TextLink>
        </>
      }
    >
      {children}
    </Overlay>
  );
}
