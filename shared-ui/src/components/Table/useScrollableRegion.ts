import { type RefCallback, useCallback, useId, useState } from 'react';

interface ScrollableRegion {
  frame: RefCallback<HTMLElement>;
  /** Id of the element that names the region. */
  nameId: string;
  /** Makes the frame focusable and scrollable by arrow keys while it overflows. */
  focusProps: { role?: 'region'; tabIndex?: 0; 'aria-labelledby'?: string; 'data-scrolls'?: '' };
}

/** Makes a horizontally scrolling frame accessible by keyboard, whatever its content. */
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
    focusProps: scrolls ? { role: 'region', tabIndex: 0, 'aria-labelledby': nameId, 'data-scrolls': '' } : {},
  };
}
