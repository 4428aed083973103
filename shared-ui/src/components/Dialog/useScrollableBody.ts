import { type RefCallback, useCallback, useState } from 'react';

/** What Tab comes to in any case, and what keys scroll the body from. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

interface ScrollableBody {
  body: RefCallback<HTMLElement>;
  /** Makes the body a place that Tab comes to, while it scrolls and has none in it. */
  stop: { tabIndex?: 0 };
}

/** A body of words alone can be scrolled without a pointer where it is larger than its window. */
export function useScrollableBody(): ScrollableBody {
  const [scrolls, setScrolls] = useState(false);
  const body = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollHeight > element.clientHeight && !element.querySelector(FOCUSABLE)),
    );
    observer.observe(element);
    for (const inside of element.children) observer.observe(inside);
    return () => observer.disconnect();
  }, []);
  return { body, stop: scrolls ? { tabIndex: 0 } : {} };
}
