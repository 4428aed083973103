import { type RefCallback, useCallback, useState } from 'react';

/** Elements that take the focus and from which keys scroll the body. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

interface ScrollableBody {
  body: RefCallback<HTMLElement>;
  /** Makes the body focusable while it overflows and contains no focusable element. */
  focusProps: { tabIndex?: 0 };
}

/** Makes an overflowing dialog body without focusable elements scrollable by keyboard. */
export function useScrollableBody(): ScrollableBody {
  const [needsFocus, setNeedsFocus] = useState(false);
  const body = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setNeedsFocus(element.scrollHeight > element.clientHeight && !element.querySelector(FOCUSABLE)),
    );
    observer.observe(element);
    for (const inside of element.children) observer.observe(inside);
    return () => observer.disconnect();
  }, []);
  return { body, focusProps: needsFocus ? { tabIndex: 0 } : {} };
}
