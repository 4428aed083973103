import { useCallback, useEffect, useRef } from 'react';
import { useUrlParams } from '../url/useUrlParams.ts';
import { tabs } from './tabs.ts';

/** Returns the URL of a tab. */
export const hrefOfTab = (tab: string): string => `/admin?tab=${tab}`;

/**
 * Returns the tab in the URL, by default the first, and a setter. Other URL parameters, such as list options, belong to a tab: they
 * are removed with it and restored when the visitor returns to it.
 */
export function useActiveTab(): [active: string, selectTab: (tab: string) => void] {
  const [params, setParams] = useUrlParams();
  const active = tabs.find(({ id }) => id === params.get('tab'))?.id ?? tabs[0].id;
  const requested = useRef<string>(active);
  const savedParams = useRef(new Map<string, URLSearchParams>());
  useEffect(() => {
    requested.current = active;
    savedParams.current.set(active, params);
  }, [active, params]);
  // A press calls this on pointerdown and on focus. Only one history entry may result.
  const selectTab = useCallback(
    (tab: string) => {
      if (requested.current === tab) return;
      requested.current = tab;
      setParams(savedParams.current.get(tab) ?? new URLSearchParams({ tab }));
    },
    [setParams],
  );
  return [active, selectTab];
}
