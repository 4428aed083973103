import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => {};

/**
 * Reads what the link of a mail carries behind its number sign: no server sees it.
 * @returns null where it is missing, as some mail gateways remove it; undefined until the page's script runs
 */
export function useMailToken(): string | null | undefined {
  const { hash } = useLocation();
  // The prerendered page has no address; the first render in the browser is the same.
  const isRunning = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isRunning ? hash.slice(1) || null : undefined;
}
