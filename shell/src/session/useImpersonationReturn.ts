import type { SessionReply } from '@skal/contracts/account/session';
import { useHomePath, useToast } from '@skal/shell-kit';
import { consumeImpersonationOrigin, useEndImpersonation } from '@skal/shell-kit/api';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { impersonationCopy as words } from './impersonationCopy.ts';

/**
 * Leaves a client's portal when its impersonation is over, in any way, and returns to where this tab began it. Pages of
 * the operator stay.
 * @returns whether it is leaving
 */
export function useImpersonationReturn(session: SessionReply | undefined, access: 'client' | 'admin'): boolean {
  const [hasViewed, setHasViewed] = useState(false);
  if (session?.viewing && access === 'client' && !hasViewed) setHasViewed(true);
  const isOver = hasViewed && session?.accountType === 'admin' && !session.viewing;
  const sentence = session?.viewEnded ?? null;
  const { endView } = useEndImpersonation();
  const toast = useToast();
  const navigate = useNavigate();
  const home = useHomePath('admin');
  const hasLeft = useRef(false);
  useEffect(() => {
    // Once: the session is read again as soon as the impersonation is ended.
    if (!isOver || hasLeft.current) return;
    hasLeft.current = true;
    toast({ title: words.ended, description: sentence ?? words.endedWhat });
    // An expired one must still be ended, which also clears its data in this tab.
    if (sentence) void endView().catch(() => undefined);
    void navigate(consumeImpersonationOrigin() ?? home, { replace: true });
  }, [isOver, sentence, endView, toast, navigate, home]);
  return isOver;
}
