import { useCallback, useEffect, useRef } from 'react';
import { useUrlParams } from '../url/useUrlParams.ts';
import { tabs } from './tabs.ts';

/** Returns the URL of a tab. */
export const hrefOfTab = (tab: string): string => `/admin?tab=${tab}`;

/**
 * The tab in the URL, by default the first, and a setter. Other URL parameters belong to a tab (such as list options): they leave
 * with it and return with it.
 */
export function useActiveTab(): [active: string, choose: (tab: string) => void] {
  const [params, setParams] = useUrlParams();
  const active = tabs.find(({ id }) => id === params.get('tab'))?.id ?? tabs[0].id;
  const requested = useRef<string>(active);
  const left = useRef(new Map<string, URLSearchParams>());
  useEffect(() => {
    requested.current = active;
    left.current.set(active, params);
  }, [active, params]);
  // A press calls this twice, on press and on focus; one step back must undo it.
  const choose = useCallback(
    (tab: string) => {
      if (requested.current === tab) return;
      requested.current = tab;
      setParams(left.current.get(tab) ?? new URLSearchParams({ tab }));
    },
    [setParams],
  );
  return [active, choose];
}
