import { useSite } from '@skal/shell-kit';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Does for a change of section what the shell does for a change of route: document title, scroll to top, focus on the heading.
 * Opening the portal is a change of route, so the first section changes neither scroll position nor focus.
 */
export function useSectionFocus(id: string | null, title: string, heading: RefObject<HTMLElement | null>): void {
  const { brand } = useSite();
  const lastId = useRef<string | null>(null);

  useEffect(() => {
    // The shell sets the route's title in the same effect phase; the section's title must follow it.
    queueMicrotask(() => {
      document.title = `${title} · ${brand}`;
    });
  }, [title, brand]);

  useEffect(() => {
    if (lastId.current !== null && lastId.current !== id) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    lastId.current = id;
  }, [id, heading]);
}
