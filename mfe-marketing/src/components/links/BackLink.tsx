import { t } from '@lingui/core/macro';
import { ArrowLeftIcon, TextLink } from '@skal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../content/contentTypes.ts';

/** A link back to the home page (D28, D35, D40). */
export function BackLink({ children = t`Back to Home` }: { children?: string }) {
  return (
    <StyledLink as={Link} to={paths.home} data-print="none">
      <ArrowLeftIcon size={16} />
      {children}
    </StyledLink>
  );
}

const StyledLink = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: var(--target);
  inline-size: fit-content;
  color: var(--ink-2);
  font: var(--type-label);
  text-decoration-color: var(--line-strong);
`;
