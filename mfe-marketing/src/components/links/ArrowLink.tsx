import { ArrowRightIcon, TextLink } from '@skal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PageLink } from '../../content/contentTypes.ts';

/** A link to another page, with an arrow. */
export function ArrowLink({ label, to }: PageLink) {
  return (
    <StyledLink as={Link} to={to}>
      {label}
      <ArrowRightIcon size={16} />
    </StyledLink>
  );
}

const StyledLink = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: var(--target);
  inline-size: fit-content;
  font-weight: 550;

  & svg {
    transition: transform var(--motion-hover) var(--ease-in);
  }

  &:hover svg {
    transform: translateX(3px);
  }
`;
