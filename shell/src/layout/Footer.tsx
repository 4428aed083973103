import { t } from '@lingui/core/macro';
import { LANGUAGE_NAMES } from '@skal/contracts/site/locale';
import { Text, TideLine } from '@skal/shared-ui';
import { type NavLink, useSite } from '@skal/shell-kit';
import { pageLanguage } from '@skal/shell-kit/preferences/language.ts';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { LanguageLink } from '../preferences/LanguageLink.tsx';
import { ThemeControl } from '../preferences/ThemeControl.tsx';
import { useTranslations } from '../preferences/useTranslations.ts';
import { HOME } from './homePath.ts';
import { PhoneLink } from './PhoneLink.tsx';
import { useNav } from './useNav.ts';

function LinkList({ title, links }: { title: string; links: readonly NavLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <ListTitle>{title}</ListTitle>
      <List>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

/** Phone and email: on every page but the home page, whose contact section has them (C35, T17). */
function ContactLinks() {
  const { phone, salesEmail } = useSite();
  const { pathname } = useLocation();
  if (pathname === HOME || (!phone && !salesEmail)) return null;
  return (
    <div data-footer-reach>
      <ListTitle>{t`Talk to us`}</ListTitle>
      <List>
        {phone && (
          <li>
            <PhoneLink phone={phone} />
          </li>
        )}
        {salesEmail && (
          <li>
            <a href={`mailto:${salesEmail}`}>{salesEmail}</a>
          </li>
        )}
      </List>
    </div>
  );
}

/** The footer of every public page: company pages and policies (E9, E10). */
export function Footer() {
  const { brand, companyName, companyAddress, companyCvr } = useSite();
  const { company, legal } = useNav();
  const translations = useTranslations();
  const facts = [companyName, companyAddress, companyCvr && t`CVR ${companyCvr}`].filter(Boolean);
  return (
    <Band data-ground="band">
      <Inner>
        <Brand>
          <TideLine width={72} now />
          <strong>{brand}</strong>
          <Text tone="inverse" size="meta">
            {t`Branded apps for wine bars, restaurants, cafés and shops. Made in Denmark.`}
          </Text>
          {facts.length > 0 && (
            <Text tone="inverse" size="meta">
              {facts.join(' · ')}
            </Text>
          )}
        </Brand>
        <LinkList title={t`Company`} links={company} />
        <LinkList title={t`Legal`} links={legal} />
        <ContactLinks />
      </Inner>
      <Preferences>
        {translations.length > 0 && (
          <Languages aria-label={t`Language`}>
            <span lang={pageLanguage()}>{LANGUAGE_NAMES[pageLanguage()]}</span>
            {translations.map(([locale, path]) => (
              <LanguageLink key={locale} locale={locale} path={path} />
            ))}
          </Languages>
        )}
        <ThemeControl named />
      </Preferences>
    </Band>
  );
}

const Band = styled.footer`
  background: var(--band);
  color: var(--on-band);

  /* The offer of another language covers the end of the page. */
  &:has(+ [data-offer]) {
    padding-block-end: 128px;
  }

  @media print {
    display: none;
  }
`;

const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: 32px;
  max-width: calc(1200px + 2 * clamp(20px, 4vw, 48px));
  margin-inline: auto;
  padding: clamp(48px, 6vw, 80px) clamp(20px, 4vw, 48px) clamp(32px, 4vw, 56px);

  @media (max-width: 44.99875em) {
    grid-template-columns: repeat(auto-fit, minmax(max(min(100%, 7.5rem), 50% - 16px), 1fr));
  }
`;

const Brand = styled.div`
  display: grid;
  gap: 12px;
  align-content: start;
  max-width: 22em;

  strong {
    font-size: 1.25rem;
    letter-spacing: -0.02em;
  }

  @media (max-width: 44.99875em) {
    grid-column: 1 / -1;
  }
`;

const Preferences = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 32px;
  max-width: calc(1200px + 2 * clamp(20px, 4vw, 48px));
  margin-inline: auto;
  padding: 0 clamp(20px, 4vw, 48px) clamp(24px, 3vw, 40px);
`;

const Languages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;

  > * {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }

  span {
    color: var(--on-band-2);
  }

  a {
    color: var(--on-band);
    text-underline-offset: 3px;
  }
`;

const ListTitle = styled.h2`
  margin: 0 0 8px;
  color: var(--on-band-2);
  font-size: 0.875rem;
  font-weight: 550;
  letter-spacing: 0;
  line-height: 1.4;
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: var(--on-band);
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  a:focus-visible {
    outline-color: var(--on-band);
  }

  @media (pointer: coarse) {
    a {
      min-height: 44px;
    }
  }
`;
