import { type RefCallback, useCallback, useId, useState } from 'react';

interface ScrollableRegion {
  frame: RefCallback<HTMLElement>;
  /** For what names the region. */
  nameId: string;
  /** Makes the frame a place that Tab comes to, and arrow keys scroll, while there is more than it shows. */
  stop: { role?: 'region'; tabIndex?: 0; 'aria-labelledby'?: string; 'data-scrolls'?: '' };
}

/** A frame that scrolls sideways can be scrolled without a pointer, whatever is in it. */
export function useScrollableRegion(): ScrollableRegion {
  const nameId = useId();
  const [scrolls, setScrolls] = useState(false);
  const frame = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    for (const inside of element.children) observer.observe(inside);
    return () => observer.disconnect();
  }, []);
  return {
    frame,
    nameId,
    stop: scrolls ? { role: 'region', tabIndex: 0, 'aria-labelledby': nameId, 'data-scrolls': '' } : {},
  };
}
