import { useEffect, useState } from 'react';
import { hasDirtyForm } from './dirtyForms.ts';
import { QUIET_CHECK_MS } from './intervals.ts';

/**
 * Whether something may stand on the page that nobody asked for: nothing is typed that is not sent yet and, as it appears,
 * nothing is being pressed that it would cover.
 */
export function useCanInterrupt(wanted: boolean): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const look = () =>
      setQuiet((before) => !hasDirtyForm(document) && (before || !document.querySelector('html:active')));
    look();
    const timer = setInterval(look, QUIET_CHECK_MS);
    document.addEventListener('input', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('input', look);
      setQuiet(false);
    };
  }, [wanted]);
  return wanted && quiet;
}
