import { type RefObject, useEffect, useRef } from 'react';

/** Brings the top of a list into sight when another page of it is shown: the button that led there is at its end. */
export function useScrollToTopOnPageChange(page: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    list.current?.scrollIntoView();
  }, [page]);
  return list;
}
