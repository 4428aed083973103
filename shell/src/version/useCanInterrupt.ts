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
    const check = () =>
      setQuiet((before) => !hasDirtyForm(document) && (before || !document.querySelector('html:active')));
    check();
    const timer = setInterval(check, QUIET_CHECK_MS);
    document.addEventListener('input', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('input', check);
      setQuiet(false);
    };
  }, [wanted]);
  return wanted && quiet;
}
