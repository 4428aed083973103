import { useEffect, useSyncExternalStore } from 'react';
import { endWatch, undoForeign } from './undoForeign.ts';

const never = () => () => undefined;

/** Whether React takes over HTML that is there, and does not draw it. */
const useTakesOver = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * Stands before what comes later in a page: React comes to it right before it takes the HTML of that over.
 * @param isLast whether there is nothing left to take over after it
 */
export function HtmlAsServed({ isLast = false }: { isLast?: boolean }) {
  if (useTakesOver()) undoForeign();
  useEffect(() => {
    if (isLast) endWatch();
  }, [isLast]);
  return null;
}
