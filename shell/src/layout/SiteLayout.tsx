import { t } from '@lingui/core/macro';
import { Outlet } from 'react-router-dom';
import { LazyLanguageOffer } from '../preferences/LazyLanguageOffer.tsx';
import { Footer } from './Footer.tsx';
import { HOME } from './homePath.ts';
import { LayoutErrorBoundary } from './LayoutErrorBoundary.tsx';
import { NavBar } from './NavBar.tsx';
import { SkipLink } from './SkipLink.tsx';

/** Replaces a bar that throws: a home link without dependencies. */
const WAY_HOME = (
  <header>
    <nav aria-label={t`Main`}>
      <a href={HOME}>{t`Home`}</a>
    </nav>
  </header>
);

/** The frame of every public page: bar, main, footer. */
export function SiteLayout() {
  return (
    <>
      <SkipLink />
      <LayoutErrorBoundary fallback={WAY_HOME}>
        <NavBar />
      </LayoutErrorBoundary>
      <main id="main" data-layout="site" tabIndex={-1}>
        <Outlet />
      </main>
      <LayoutErrorBoundary>
        <Footer />
      </LayoutErrorBoundary>
      <LayoutErrorBoundary>
        <LazyLanguageOffer />
      </LayoutErrorBoundary>
    </>
  );
}
