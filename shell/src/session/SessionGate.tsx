import { type RootState, toastSlice, useHome, useToast } from '@skal/shell-kit';
import { useReadSessionQuery } from '@skal/shell-kit/api';
import { type ReactNode, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';

const { selectIsAwaited } = toastSlice.selectors;

/** How long the toast is read before the way to the sign-in page (I7), in milliseconds. */
export const LOGIN_DELAY_MS = 1_000;

interface Props {
  access: 'client' | 'admin';
  /** Shown until the session is known, and while somebody without one is on the way to the sign-in page. */
  waiting: ReactNode;
  children: ReactNode;
}

/** Lets a page of an account render once its session is there, and sends everybody else where they belong. */
export function SessionGate({ access, waiting, children }: Props) {
  const { data, isError } = useReadSessionQuery();
  const navigate = useNavigate();
  const toast = useToast();
  const signIn = useHome('public');
  const accountType = data?.accountType;
  // Where an account belongs that opens a page of the other kind (I8).
  const home = useHome(accountType ?? 'public');

  const [told, setTold] = useState<string | null>(null);
  useEffect(() => {
    if (!isError) {
      setTold(null);
      return;
    }
    const id = toast({
      title: 'Authentication Required',
      description: 'Please sign in to continue.',
      variant: 'destructive',
    });
    setTold(id);
  }, [isError, toast]);

  // The second is the reader's: it starts when the words are there.
  const isAwaited = useSelector((state: RootState) => told !== null && selectIsAwaited(state, told));
  useEffect(() => {
    if (told === null || isAwaited) return;
    const timer = setTimeout(() => navigate(signIn, { replace: true }), LOGIN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [told, isAwaited, signIn, navigate]);

  useEffect(() => {
    if (accountType && accountType !== access) navigate(home, { replace: true });
  }, [accountType, access, home, navigate]);

  return accountType === access && !isError ? children : waiting;
}
