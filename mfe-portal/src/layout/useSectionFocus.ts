import { useSite } from '@skal/shell-kit';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * What the shell does for a change of route, done for a change of section: the tab's title, the top of the
 * page, and the focus on the heading. Opening the portal is a change of route, so the first section leaves
 * place and focus alone.
 */
export function useSectionFocus(id: string | null, title: string, heading: RefObject<HTMLElement | null>): void {
  const { brand } = useSite();
  const shown = useRef<string | null>(null);

  useEffect(() => {
    // The shell names the tab after the route in this same round of effects; the section's name comes after it.
    queueMicrotask(() => {
      document.title = `${title} · ${brand}`;
    });
  }, [title, brand]);

  useEffect(() => {
    if (shown.current !== null && shown.current !== id) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    shown.current = id;
  }, [id, heading]);
}
