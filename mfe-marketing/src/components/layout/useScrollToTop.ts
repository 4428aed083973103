import { useEffect } from 'react';

/** Whether the browser may have restored the scroll position, its default behaviour. */
function mayHaveReturned(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return window.history.scrollRestoration === 'auto' && arrival?.type !== 'navigate';
}

/**
 * Scrolls to the top of a page, also after a reload, when the browser would restore the scroll position (B15, B16). A URL with a fragment
 * scrolls to that element. A visitor may have scrolled a prerendered page before hydration. Its position is then kept, so that content
 * does not move. After client-side navigation the shell scrolls to the top.
 */
export function useScrollToTop(): void {
  useEffect(() => {
    if (window.location.hash) return;
    const { history } = window;
    const isScrolled = window.scrollY > 0 && !mayHaveReturned();
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    if (!isScrolled) window.scrollTo({ top: 0, behavior: 'instant' });
    return () => {
      history.scrollRestoration = before;
    };
  }, []);
}
