import { useEffect } from 'react';

/** Whether the browser may have returned to where the reader was, as it does where nobody has told it not to. */
function mayHaveReturned(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return window.history.scrollRestoration === 'auto' && arrival?.type !== 'navigate';
}

/**
 * Begins a page at its top, also after a reload, when the browser would return to where the reader was (B15, B16).
 * An address that names a part of the page leads to that part. A page that comes alive after its HTML may have been
 * scrolled by then: whoever reads stays where they are, and what they press stays below their finger. After a link inside
 * of the site it is the shell that begins the page at its top.
 */
export function useScrollToTop(): void {
  useEffect(() => {
    if (window.location.hash) return;
    const { history } = window;
    const isReadersPlace = window.scrollY > 0 && !mayHaveReturned();
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    if (!isReadersPlace) window.scrollTo({ top: 0, behavior: 'instant' });
    return () => {
      history.scrollRestoration = before;
    };
  }, []);
}
