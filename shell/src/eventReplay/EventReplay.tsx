import { useEffect, useLayoutEffect, useState } from 'react';
import { type HydrationStage, markHydrated, markInteractive } from './eventReplay.ts';

/** Stands beside what the shell draws, or inside a page: its effects run once that can be used. */
export function EventReplay({ alive }: { alive: HydrationStage }) {
  const [settled, setSettled] = useState(false);
  useLayoutEffect(() => markHydrated(alive), [alive]);
  // A render later, so that fields have taken over what was typed into them before.
  useEffect(() => setSettled(true), []);
  useEffect(() => {
    if (settled) markInteractive(alive);
  }, [settled, alive]);
  return null;
}
