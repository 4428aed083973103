import { TextLink } from '@skal/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  /** The section's id. */
  to: string;
  children: ReactNode;
}

/** A link to another section of the portal. */
export const SectionLink = ({ to, children }: Props) => (
  <TextLink as={Link} to={{ pathname: '/dashboard', hash: to }}>
    {children}
  </TextLink>
);
