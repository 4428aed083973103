import { useEffect } from 'react';

/**
 * Begins a page at its top, also after a reload, when the browser would return to where the reader was (B15, B16).
 * An address that names a part of the page leads to that part.
 */
export function useScrollToTop(): void {
  useEffect(() => {
    if (window.location.hash) return;
    const { history } = window;
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    window.scrollTo({ top: 0, behavior: 'instant' });
    return () => {
      history.scrollRestoration = before;
    };
  }, []);
}
