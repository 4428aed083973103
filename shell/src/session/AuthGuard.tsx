import { t } from '@lingui/core/macro';
import type { SessionReply } from '@skal/contracts/account/session';
import { type RootState, toastSlice, useHomePath, useToast } from '@skal/shell-kit';
import { consumeImpersonationOrigin, isApiError, useEndImpersonation, useReadSessionQuery } from '@skal/shell-kit/api';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { ImpersonationBar } from './ImpersonationBar.tsx';
import { ImpersonationNotice } from './ImpersonationNotice.tsx';
import { impersonationCopy as words } from './impersonationCopy.ts';
import { anyAccountWith, consumeReturnPath, saveReturnPath } from './returnPath.ts';
import { useAccountPreferences } from './useAccountPreferences.ts';
import { useRestoredPage } from './useRestoredPage.ts';

/**
 * Leaves a client's portal when its impersonation is over, in any way, and returns to where this tab began it. Pages of
 * the operator stay.
 * @returns whether it is leaving
 */
function useImpersonationReturn(session: SessionReply | undefined, access: 'client' | 'admin'): boolean {
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

const { selectIsAwaited } = toastSlice.selectors;

/** How long the toast is shown before the redirect to the sign-in page (I7), in milliseconds. */
export const LOGIN_DELAY_MS = 1_000;

/** Shown to visitors who open an account page without a session. */
const SIGN_IN_MESSAGE = t`Please sign in to continue.`;

/** Shown when a session ends while it is in use. */
const SESSION_ENDED_MESSAGE = t`Your session has ended. Sign in to continue where you left off.`;

interface Props {
  access: 'client' | 'admin';
  /** Shown while the session loads, and before the redirect to the sign-in page. */
  waiting: ReactNode;
  children: ReactNode;
}

/** Renders an account page once its session is there, and redirects all others. */
export function AuthGuard({ access, waiting, children }: Props) {
  const { data, isError, error, refetch } = useReadSessionQuery();
  const owner = data?.user.id;
  useRestoredPage(owner, refetch);
  // A known session is over only if the server says so, not after a network error.
  const isOver = isError && (!data || (isApiError(error) && error.status === 401));
  const { pathname, search, hash } = useLocation();
  const here = `${pathname}${search}${hash}`;
  const navigate = useNavigate();
  const toast = useToast();
  const signIn = useHomePath('public');
  const viewing = data?.viewing ?? null;
  const accountType = data?.accountType;
  // The redirect for accounts of the other kind (I8).
  const home = useHomePath(accountType ?? 'public');
  const isLeaving = useImpersonationReturn(data, access);
  const isElsewhere = accountType !== undefined && accountType !== access && !viewing && !isLeaving;

  const [toastId, setToastId] = useState<string | null>(null);
  useEffect(() => {
    if (!isOver) {
      setToastId(null);
      return;
    }
    const id = toast({
      title: t`Authentication Required`,
      description: owner ? SESSION_ENDED_MESSAGE : SIGN_IN_MESSAGE,
      variant: 'destructive',
    });
    setToastId(id);
  }, [isOver, owner, toast]);

  // The account that was signed in before another tab signed out.
  const lastOwner = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (owner) lastOwner.current = owner;
    if (isOver) {
      saveReturnPath(lastOwner.current ?? anyAccountWith(access), here);
      return;
    }
    const path = owner ? consumeReturnPath(owner, anyAccountWith(access)) : null;
    if (path && path !== here) navigate(path, { replace: true });
  }, [isOver, owner, access, here, navigate]);

  // The delay starts when the toast is visible.
  const isAwaited = useSelector((state: RootState) => toastId !== null && selectIsAwaited(state, toastId));
  useEffect(() => {
    if (toastId === null || isAwaited) return;
    const timer = setTimeout(() => navigate(signIn, { replace: true }), LOGIN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [toastId, isAwaited, signIn, navigate]);

  useEffect(() => {
    if (isElsewhere) void navigate(home, { replace: true });
  }, [isElsewhere, home, navigate]);

  // After the address of the return, which is then loaded.
  const isReloading = useAccountPreferences(data);

  const isOpen = !isOver && (viewing ? access === 'client' : accountType === access);
  // Deferred: rendering the page stays interruptible, while leaving it is immediate.
  const isDrawn = useDeferredValue(isOpen);

  if (viewing && access === 'admin' && !isOver) return <ImpersonationNotice viewing={viewing} />;
  if (!isOpen || !isDrawn || isReloading) return waiting;
  return viewing ? <ImpersonationBar viewing={viewing}>{children}</ImpersonationBar> : children;
}
