import { type RefCallback, useCallback } from 'react';

/** Ahead of the visitor: half a window. */
const MARGIN = '50% 0px';

/** Returns the ref of an element. The callback is called once, when the element comes near the visible part of the page. */
export const useWhenNear = (onNear: () => void): RefCallback<Element> =>
  useCallback(
    (element) => {
      if (!element) return;
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          onNear();
        },
        { rootMargin: MARGIN },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [onNear],
  );
