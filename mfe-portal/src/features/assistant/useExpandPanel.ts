import { useEffect, useState } from 'react';
import { useDashboard } from './DashboardProvider.tsx';

/** How long the panel scales up before the full chat takes over (O6). */
export const EXPAND_MS = 300;

/** Plays the hand-over, then asks the dashboard for the full chat. A panel that goes meanwhile asks for nothing. */
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
