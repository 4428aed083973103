import { useHome, useToast } from '@skal/shell-kit';
import { useReadSessionQuery } from '@skal/shell-kit/api';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

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

  useEffect(() => {
    if (!isError) return;
    toast({
      title: 'Authentication Required',
      description: 'Please sign in to continue.',
      variant: 'destructive',
    });
    const timer = setTimeout(() => navigate(signIn, { replace: true }), LOGIN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isError, signIn, navigate, toast]);

  useEffect(() => {
    if (accountType && accountType !== access) navigate(home, { replace: true });
  }, [accountType, access, home, navigate]);

  return accountType === access && !isError ? children : waiting;
}
