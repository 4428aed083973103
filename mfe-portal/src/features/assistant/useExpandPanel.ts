import { useEffect, useState } from 'react';
import { useDashboard } from './DashboardProvider.tsx';

/** Duration of the panel's expansion before the full chat opens, in ms (O6). */
export const EXPAND_MS = 300;

/** Plays the transition, then opens the full chat. Unmounting the panel cancels it. */
export function useExpandPanel(): { expanding: boolean; expand: () => void } {
  const { expandAssistant } = useDashboard();
  const [expanding, setExpanding] = useState(false);
  useEffect(() => {
    if (!expanding) return;
    const timer = setTimeout(expandAssistant, EXPAND_MS);
    return () => clearTimeout(timer);
  }, [expanding, expandAssistant]);
  return { expanding, expand: () => setExpanding(true) };
}
