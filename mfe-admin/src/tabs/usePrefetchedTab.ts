import { useCallback, useState } from 'react';
import { type AdminTab, tabs } from './tabs.ts';

/** Returns the tab that the visitor may choose next, once its code has loaded, and the handler that prefetches one. */
export function usePrefetchedTab(): [next: string | null, prefetch: (id: string) => void] {
  const [next, setNext] = useState<string | null>(null);
  const prefetch = useCallback((id: string) => {
    const tab: AdminTab | undefined = tabs.find((each) => each.id === id);
    // A failed prefetch is repeated when the tab is chosen.
    Promise.resolve(tab?.Tab.load?.()).then(
      () => setNext(id),
      () => undefined,
    );
  }, []);
  return [next, prefetch];
}
