import { useEffect, useRef } from 'react';

/** Marks an opened item as read, once: an operator may mark it as unread again while it is open. */
export function useMarkRead(unread: boolean | undefined, markRead: () => void): void {
  const done = useRef(false);
  const latest = useRef(markRead);
  useEffect(() => {
    latest.current = markRead;
  });
  useEffect(() => {
    if (unread === undefined || done.current) return;
    done.current = true;
    if (unread) latest.current();
  }, [unread]);
}
