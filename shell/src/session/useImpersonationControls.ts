import { useAsyncAction, useEndImpersonation, useSessionExpiryCheck } from '@skal/shell-kit/api';
import { useCallback, useEffect } from 'react';
import { impersonationCopy as words } from './impersonationCopy.ts';

/** Delay before checking again that the impersonation is over, in milliseconds: this browser's clock may be wrong. */
const RECHECK_MS = 10_000;

/** Ends the impersonation on request, and checks the session when its time is up. */
export function useImpersonationControls(until: string) {
  const { endView, isLoading } = useEndImpersonation();
  const act = useAsyncAction();
  const check = useSessionExpiryCheck();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isThere = true;
    const wait = (ms: number) => {
      timer = setTimeout(() => void check().then(() => isThere && wait(RECHECK_MS)), ms);
    };
    wait(Math.max(RECHECK_MS, Date.parse(until) - Date.now()));
    return () => {
      isThere = false;
      clearTimeout(timer);
    };
  }, [until, check]);

  const end = useCallback(
    () => act(endView, { failed: { title: words.failed, description: words.failedReason } }),
    [endView, act],
  );

  return { end, isLoading };
}
