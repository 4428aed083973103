import { useEffect, useState } from 'react';

const PAUSE_MS = 150;

/** A text as it is when nobody has typed for a moment. */
export function useDebouncedValue(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return paused;
}
