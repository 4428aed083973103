import { VisuallyHidden } from '@skal/shared-ui';
import { useSite } from '@skal/shell-kit';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { scrollToSection } from '../route/scroll.ts';

/** The wordmark. On the home page it scrolls to the top section (E4); elsewhere it goes home first (E5). */
export function HomeLink({ onChoose }: { onChoose?: () => void }) {
  const { brand } = useSite();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  const goHome = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose?.();
    if (pathname !== '/') void navigate('/');
    scrollToSection('home');
  };

  return (
    <Wordmark to="/" onClick={goHome} aria-current={pathname === '/' ? 'page' : undefined}>
      {brand}
      <VisuallyHidden> Home</VisuallyHidden>
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
`;
