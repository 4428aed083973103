import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => {};

/**
 * Reads the token of an emailed link from the URL fragment, which is never sent to a server.
 * @returns null if it is missing, as some mail gateways remove it; undefined before hydration
 */
export function useMailToken(): string | null | undefined {
  const { hash } = useLocation();
  // The prerendered page has no URL; the first render in the browser must match it.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHydrated ? hash.slice(1) || null : undefined;
}
