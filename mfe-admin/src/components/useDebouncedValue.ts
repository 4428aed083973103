import { useEffect, useState } from 'react';

const PAUSE_MS = 150;

/** Returns a text once it has not changed for a moment. */
export function useDebouncedValue(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return paused;
}
