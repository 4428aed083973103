import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls to the top of a list when another page of it is shown: the pager is at its end. */
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
