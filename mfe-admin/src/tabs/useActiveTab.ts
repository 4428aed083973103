import { useCallback, useEffect, useRef } from 'react';
import { useUrlParams } from '../url/useUrlParams.ts';
import { tabs } from './tabs.ts';

/** The address of a tab. */
export const hrefOfTab = (tab: string): string => `/admin?tab=${tab}`;

/**
 * The tab that the address names, the first one when it names none, and how to change it. What else stands there (a
 * view of the clients) is the tab's own: it goes with it, and is there again when the operator comes back.
 */
export function useActiveTab(): [active: string, choose: (tab: string) => void] {
  const [params, setParams] = useUrlParams();
  const active = tabs.find(({ id }) => id === params.get('tab'))?.id ?? tabs[0].id;
  const asked = useRef<string>(active);
  const left = useRef(new Map<string, URLSearchParams>());
  useEffect(() => {
    asked.current = active;
    left.current.set(active, params);
  }, [active, params]);
  // A press asks twice, as a press and as the focus that comes with it; one step back must undo it.
  const choose = useCallback(
    (tab: string) => {
      if (asked.current === tab) return;
      asked.current = tab;
      setParams(left.current.get(tab) ?? new URLSearchParams({ tab }));
    },
    [setParams],
  );
  return [active, choose];
}
