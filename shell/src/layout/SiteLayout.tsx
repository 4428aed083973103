import { Outlet } from 'react-router-dom';
import { Apart } from './Apart.tsx';
import { Bar } from './Bar.tsx';
import { Footer } from './Footer.tsx';
import { SkipLink } from './SkipLink.tsx';

/** What is left of a bar that throws: a way home that needs nothing. */
const WAY_HOME = (
  <header>
    <nav aria-label="Main">
      <a href="/">Home</a>
    </nav>
  </header>
);

/** The frame of every public page: bar, main, footer. */
export function SiteLayout() {
  return (
    <>
      <SkipLink />
      <Apart otherwise={WAY_HOME}>
        <Bar />
      </Apart>
      <main id="main" data-layout="site" tabIndex={-1}>
        <Outlet />
      </main>
      <Apart>
        <Footer />
      </Apart>
    </>
  );
}
