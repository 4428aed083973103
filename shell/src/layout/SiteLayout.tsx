import { Outlet } from 'react-router-dom';
import { Bar } from './Bar.tsx';
import { Footer } from './Footer.tsx';
import { SkipLink } from './SkipLink.tsx';

/** The frame of every public page: bar, main, footer. */
export function SiteLayout() {
  return (
    <>
      <SkipLink />
      <Bar />
      <main id="main" data-layout="site" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
