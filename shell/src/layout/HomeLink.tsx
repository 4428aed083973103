import { t } from '@lingui/core/macro';
import { VisuallyHidden } from '@skal/shared-ui';
import { useSite } from '@skal/shell-kit';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { scrollToSection } from '../route/scroll.ts';
import { sectionState } from '../route/sectionState.ts';
import { HOME } from './homePath.ts';

/** The first section of every home page. */
const TOP = 'home';

/**
 * The wordmark. On the home page it scrolls to the top section (E4). Elsewhere it navigates home and to that section
 * only (E5, T15).
 */
export function HomeLink({ onChoose }: { onChoose?: () => void }) {
  const { brand } = useSite();
  const { pathname } = useLocation();

  const goHome = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    onChoose?.();
    if (pathname !== HOME) return;
    event.preventDefault();
    scrollToSection(TOP);
  };

  return (
    <Wordmark
      to={HOME}
      state={sectionState(TOP)}
      onClick={goHome}
      aria-current={pathname === HOME ? 'page' : undefined}
    >
      {brand}
      <VisuallyHidden> {t`Home`}</VisuallyHidden>
    </Wordmark>
  );
}

const Wordmark = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: var(--ink);
  font-size: 1.25rem;
  font-weight: 700;
  letter-spacing: -0.02em;
  text-decoration: none;
  white-space: nowrap;
`;
