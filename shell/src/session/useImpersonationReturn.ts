import type { SessionReply } from '@skal/contracts/account/session';
import { useHomePath, useToast } from '@skal/shell-kit';
import { consumeImpersonationOrigin, useEndImpersonation } from '@skal/shell-kit/api';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { impersonationCopy as words } from './impersonationCopy.ts';

/**
 * Leads out of a client's portal when a view of it is over, however it ended: back to where this tab began it. True
 * while it does so. Pages of the operator stay where they are.
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
    // Once: the session is read again as soon as the view is put away.
    if (!isOver || hasLeft.current) return;
    hasLeft.current = true;
    toast({ title: words.ended, description: sentence ?? words.endedWhat });
    // One that ran out is still to be put away; what it left in this tab goes at the same moment.
    if (sentence) void endView().catch(() => undefined);
    void navigate(consumeImpersonationOrigin() ?? home, { replace: true });
  }, [isOver, sentence, endView, toast, navigate, home]);
  return isOver;
}
