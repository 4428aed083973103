import { useSyncExternalStore } from 'react';

/** Below 1024 px the sections are behind a menu, below 1280 px on a rail of icons. */
const NARROW = '(max-width: 1023.98px)';
const RAIL = '(min-width: 1024px) and (max-width: 1279.98px)';

export type FrameWidth = 'wide' | 'rail' | 'narrow';

function subscribe(listener: () => void): () => void {
  const lists = [NARROW, RAIL].map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}

function read(): FrameWidth {
  if (window.matchMedia(NARROW).matches) return 'narrow';
  return window.matchMedia(RAIL).matches ? 'rail' : 'wide';
}

/** Which form of the sidebar the window has room for. */
export const useFrameWidth = (): FrameWidth => useSyncExternalStore(subscribe, read);
