import { TextLink } from '@skal/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hrefOfSection } from '../../layout/sectionAddress.ts';
import { usePrefetchSection } from '../../layout/usePrefetchSection.ts';

interface Props {
  /** The section's id. */
  to: string;
  children: ReactNode;
}

/** A link to another section of the portal. */
export const SectionLink = ({ to, children }: Props) => (
  <TextLink as={Link} to={hrefOfSection(to)} {...usePrefetchSection(to)}>
    {children}
  </TextLink>
);
