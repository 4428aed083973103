import { TextLink } from '@skal/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useIsSectionEnabled } from '../../layout/enabledSections.ts';
import { hrefOfSection } from '../../layout/sectionAddress.ts';
import { usePrefetchSection } from '../../layout/usePrefetchSection.ts';

interface Props {
  /** The section's id. */
  to: string;
  children: ReactNode;
}

/** A link to another section of the portal; its text alone for a user who may not see that section. */
export function SectionLink({ to, children }: Props) {
  const prefetchHandlers = usePrefetchSection(to);
  const isEnabled = useIsSectionEnabled(to);
  if (!isEnabled) return children;
  return (
    <TextLink as={Link} to={hrefOfSection(to)} {...prefetchHandlers}>
      {children}
    </TextLink>
  );
}
