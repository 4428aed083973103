import { useEffect, useRef } from 'react';

/** Marks what is shown as read, once: whoever marks it as unread again has read it all the same. */
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
