import { useEffect, useRef, useState } from 'react';

/**
 * Returns whether an element has been visible. `undefined` on the server and at first render; then `false` for elements below the
 * fold, so that their animation can wait until they are seen.
 */
export function useHasBeenInView<E extends Element>() {
  const ref = useRef<E>(null);
  const [hasBeenSeen, setHasBeenSeen] = useState<boolean | undefined>(undefined);
  useEffect(() => {
    const node = ref.current;
    if (!node) return;
    const observer = new IntersectionObserver(([entry]) => {
      setHasBeenSeen(entry?.isIntersecting ?? true);
      if (entry?.isIntersecting) observer.disconnect();
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return [ref, hasBeenSeen] as const;
}
