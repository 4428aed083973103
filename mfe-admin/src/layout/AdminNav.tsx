import { scrollIntoViewInline } from '@skal/shared-ui';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { adminNavigation as copy } from '../content/dashboard/navigation.ts';
import { useAdminPages } from './useAdminPages.ts';

/** Navigation of the admin pages. */
export function AdminNav() {
  const pages = useAdminPages();
  const nav = useRef<HTMLElement>(null);
  // On a phone the last links are outside the viewport. In an animation frame, to avoid a forced reflow.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const open = nav.current?.querySelector('[aria-current]');
      if (open && nav.current?.parentElement) scrollIntoViewInline(nav.current.parentElement, open);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Nav ref={nav} aria-label={copy.label}>
      {pages.map(({ label, to }) => (
        <NavItem key={to} to={to} end>
          {label}
        </NavItem>
      ))}
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;

  @media (max-width: 56.24875em) {
    flex-wrap: nowrap;
    inline-size: max-content;
    white-space: nowrap;
    /* Space for the focus ring inside the scrolling row. */
    padding: 4px;
  }
`;

const NavItem = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  min-block-size: 36px;
  padding-inline: 8px;
  border-radius: var(--radius-8);
  color: var(--ink-2);
  font: var(--type-label);
  text-decoration: none;

  &:hover {
    background: var(--sunken);
    color: var(--ink);
  }

  &[aria-current='page'] {
    color: var(--fjord);
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }

  @media (pointer: coarse) {
    min-block-size: var(--target);
  }
`;
