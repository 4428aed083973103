import { useEffect } from 'react';
import { useLoader } from '../federation/LoaderContext.ts';
import { findRoute } from '../federation/snapshot.ts';

/** Fetches the page behind a link when the pointer or the focus comes to it, wherever the link is drawn. */
export function LinkPrefetch() {
  const loader = useLoader();
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
      if (findRoute(loader.snapshot, link.pathname))
        loader
          .page(link.pathname)
          .load()
          // What does not come now is asked for again when it is wanted.
          .catch(() => undefined);
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
