import { useEffect, useRef, useState } from 'react';

/**
 * Whether an element has been seen. `undefined` on the server and at first render; then `false` for what is still
 * below the fold, so that what draws itself can wait for its reader.
 */
export function useHasBeenInView<E extends Element>() {
  const ref = useRef<E>(null);
  const [seen, setSeen] = useState<boolean | undefined>(undefined);
  useEffect(() => {
    const node = ref.current;
    if (!node) return;
    const observer = new IntersectionObserver(([entry]) => {
      setSeen(entry?.isIntersecting ?? true);
      if (entry?.isIntersecting) observer.disconnect();
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return [ref, seen] as const;
}
