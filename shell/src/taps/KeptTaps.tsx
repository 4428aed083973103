import { useEffect, useLayoutEffect, useState } from 'react';
import { type Alive, answerTaps, comeAlive } from './keptTap.ts';

/** Stands beside what the shell draws, or inside a page: its effects run once that can be used. */
export function KeptTaps({ alive }: { alive: Alive }) {
  const [settled, setSettled] = useState(false);
  useLayoutEffect(() => answerTaps(alive), [alive]);
  // A render later, so that fields have taken over what was typed into them before.
  useEffect(() => setSettled(true), []);
  useEffect(() => {
    if (settled) comeAlive(alive);
  }, [settled, alive]);
  return null;
}
