import { useSyncExternalStore } from 'react';

/** Below 1024 px the sections are in a menu, below 1280 px in an icon sidebar. */
const NARROW = '(max-width: 63.99875em)';
const RAIL = '(min-width: 64em) and (max-width: 79.99875em)';

/** `unknown` on the server and in the first render, whose layout media queries choose. */
export type SidebarMode = 'wide' | 'rail' | 'narrow' | 'unknown';

function subscribe(listener: () => void): () => void {
  const lists = [NARROW, RAIL].map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}

function read(): SidebarMode {
  if (window.matchMedia(NARROW).matches) return 'narrow';
  return window.matchMedia(RAIL).matches ? 'rail' : 'wide';
}

/** Returns the sidebar mode of the window width. */
export const useSidebarMode = (): SidebarMode => useSyncExternalStore(subscribe, read, () => 'unknown');
