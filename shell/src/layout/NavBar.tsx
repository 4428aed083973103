import { t } from '@lingui/core/macro';
import { Button, LinkButton } from '@skal/shared-ui';
import { createLazyResource, Lazy } from '@skal/shell-kit';
import { useEffect, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { LanguageLink } from '../preferences/LanguageLink.tsx';
import { ThemeControl } from '../preferences/ThemeControl.tsx';
import { useTranslations } from '../preferences/useTranslations.ts';
import { FallbackMenu } from './FallbackMenu.tsx';
import { HomeLink } from './HomeLink.tsx';
import { NavDialogTrigger } from './NavDialogTrigger.tsx';
import { useNavBar } from './useNav.ts';

const mobileMenu = createLazyResource(() => import(/* webpackChunkName: "MobileMenu" */ './MobileMenu.tsx'));

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const updateScrolled = () => setScrolled(window.scrollY > 8);
    updateScrolled();
    window.addEventListener('scroll', updateScrolled, { passive: true });
    return () => window.removeEventListener('scroll', updateScrolled);
  }, []);
  return scrolled;
}

/**
 * The page's first landmark (E1-E8). Below 900 px its links move into a sheet from the right. Container queries in em
 * follow the text size; a media query only knows the browser's setting (WCAG 1.4.4).
 */
export function NavBar() {
  const [menu, setMenu] = useState<'unasked' | 'closed' | 'open'>('unasked');
  const { links, openers, account } = useNavBar();
  const translations = useTranslations();
  const scrolled = useScrolled();
  const isOpen = menu === 'open';

  const prefetch = () => {
    if (!isOpen) mobileMenu.prefetch();
  };
  const toggle = () => {
    prefetch();
    setMenu(isOpen ? 'closed' : 'open');
  };

  return (
    <Header data-scrolled={scrolled}>
      <Nav aria-label={t`Main`}>
        <HomeLink />
        <Links>
          {links.map(({ label, to }) => (
            <li key={to}>
              <BarLink to={to}>{label}</BarLink>
            </li>
          ))}
        </Links>
        <Actions>
          <Languages>
            {translations.map(([locale, path]) => (
              <LinkButton key={locale} as={LanguageLink} variant="quiet" locale={locale} path={path} />
            ))}
          </Languages>
          <Theme>
            <ThemeControl />
          </Theme>
          <WideOnly>
            {account.map(({ label, to }) => (
              <LinkButton key={to} as={Link} to={to} variant="quiet">
                {label}
              </LinkButton>
            ))}
          </WideOnly>
          <Openers>
            {openers.map((entry) => (
              <NavDialogTrigger key={entry.opens} entry={entry} />
            ))}
          </Openers>
          <NarrowOnly>
            <Button
              variant="secondary"
              aria-label={t`Open menu`}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onPointerEnter={prefetch}
              onFocus={prefetch}
              onClick={toggle}
            >
              {t`Menu`}
            </Button>
          </NarrowOnly>
        </Actions>
      </Nav>
      {menu !== 'unasked' && (
        <Lazy resource={mobileMenu} failed={() => isOpen && <FallbackMenu onChoose={() => setMenu('closed')} />}>
          {({ default: MobileMenu }) => (
            <MobileMenu open={isOpen} onOpenChange={(open) => setMenu(open ? 'open' : 'closed')} />
          )}
        </Lazy>
      )}
    </Header>
  );
}

const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  background: color-mix(in srgb, var(--bg) 92%, transparent);
  border-bottom: 1px solid transparent;
  transition: border-color var(--motion-hover);

  &[data-scrolled='true'] {
    border-bottom-color: var(--line);
    background: var(--bg);
  }

  @media print {
    display: none;
  }
`;

const Nav = styled.nav`
  container: bar / inline-size;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  max-width: calc(1200px + 2 * clamp(20px, 4vw, 48px));
  min-height: 72px;
  margin-inline: auto;
  padding-inline: clamp(20px, 4vw, 48px);
`;

const Links = styled.ul`
  display: flex;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;

  @container bar (width < 51.75rem) {
    display: none;
  }
`;

const BarLink = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding-inline: 12px;
  color: var(--ink);
  font-weight: 500;
  text-decoration: none;
  border-radius: 8px;

  &:hover {
    background: var(--sunken);
  }

  &[aria-current='page'] {
    color: var(--fjord);
    box-shadow: inset 0 -2px 0 var(--fjord);
    border-radius: 0;
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
`;

/* Hidden where the line has no room for them beside the menu's button: then they are only in the menu. */
const Openers = styled.div`
  display: contents;

  @container bar (width < 16.5rem) {
    display: none;
  }
`;

const WideOnly = styled.div`
  @container bar (width < 51.75rem) {
    display: none;
  }
`;

/* Where the line has no room for them, they are only in the menu and in the footer. */
const Languages = styled.div`
  @container bar (width < 30rem) or (51.75rem <= width < 56rem) {
    display: none;
  }
`;

const Theme = styled.div`
  @container bar (width < 56rem) {
    display: none;
  }
`;

const NarrowOnly = styled.div`
  @container bar (width >= 51.75rem) {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`;
