import { useEffect, useState } from 'react';
import { type AdminTab, tabs } from './tabs.ts';

/** How long the visitor stays on a tab before it is prefetched: a pointer that crosses others loads nothing. */
const DWELL_MS = 60;

/** Returns the tab that the visitor may choose next, once its code has loaded, and the handler that prefetches one. */
export function usePrefetchedTab(): [next: string | null, prefetch: (id: string) => void] {
  const [wanted, prefetch] = useState<string | null>(null);
  const [next, setNext] = useState<string | null>(null);
  useEffect(() => {
    const tab: AdminTab | undefined = tabs.find((each) => each.id === wanted);
    if (!tab) return;
    let isLatest = true;
    const dwell = setTimeout(() => {
      Promise.resolve(tab.Tab.load?.()).then(
        () => isLatest && setNext(tab.id),
        // A failed prefetch is repeated when the tab is chosen.
        () => undefined,
      );
    }, DWELL_MS);
    return () => {
      isLatest = false;
      clearTimeout(dwell);
    };
  }, [wanted]);
  return [next, prefetch];
}
