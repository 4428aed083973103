import { useEffect, useSyncExternalStore } from 'react';
import { endWatch, undoForeign } from './undoForeign.ts';

const subscribeToNothing = () => () => undefined;

/** Whether React hydrates existing HTML, as opposed to rendering new elements. */
const useIsHydrating = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );

/**
 * Undoes foreign changes of the HTML after it: React renders it right before it hydrates that HTML.
 * @param isLast whether no HTML after it remains to be hydrated
 */
export function HtmlAsServed({ isLast = false }: { isLast?: boolean }) {
  if (useIsHydrating()) undoForeign();
  useEffect(() => {
    if (isLast) endWatch();
  }, [isLast]);
  return null;
}
