import { useEffect, useLayoutEffect, useState } from 'react';
import { type HydrationStage, markHydrated, markInteractive } from './eventReplay.ts';

/** Replays captured events in an effect, once the part around it is hydrated. */
export function EventReplay({ alive }: { alive: HydrationStage }) {
  const [settled, setSettled] = useState(false);
  useLayoutEffect(() => markHydrated(alive), [alive]);
  // One render later, so that fields have read what was typed before hydration.
  useEffect(() => setSettled(true), []);
  useEffect(() => {
    if (settled) markInteractive(alive);
  }, [settled, alive]);
  return null;
}
