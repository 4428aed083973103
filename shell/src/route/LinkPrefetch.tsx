import { useEffect } from 'react';
import { useLoader } from '../federation/LoaderContext.ts';
import { findRoute } from '../federation/snapshot.ts';

/** Prefetches the page behind any link on hover and focus. */
export function LinkPrefetch() {
  const loader = useLoader();
  useEffect(() => {
    const load = async (path: string): Promise<void> => {
      if (!findRoute(loader.snapshot, path)) await loader.remoteList.load();
      if (findRoute(loader.snapshot, path)) await loader.page(path).load();
    };
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
      // A failed prefetch is repeated on navigation.
      load(link.pathname).catch(() => undefined);
    };
    document.addEventListener('pointerover', prefetch, { passive: true });
    document.addEventListener('focusin', prefetch);
    return () => {
      document.removeEventListener('pointerover', prefetch);
      document.removeEventListener('focusin', prefetch);
    };
  }, [loader]);
  return null;
}
