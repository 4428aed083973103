import { useEffect, useState } from 'react';
import { hasDirtyForm } from './dirtyForms.ts';
import { QUIET_CHECK_MS } from './intervals.ts';

/**
 * Whether an unsolicited element may appear: no form has unsent input, and at that moment the visitor is not pressing
 * anything that it would cover.
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
