import { useCallback } from 'react';
import { type ToastMessage, useToast } from '../toast.slice.ts';
import { isSessionExpired, serverMessageOr } from './request.ts';

type ToastText = Omit<ToastMessage, 'variant'>;

/** Toasts of an action. */
export interface ActionMessages<Result> {
  /** The server's sentence replaces the description, if there is one. */
  failed: ToastText & { description: string };
  /** Omitted if the screen shows the success by itself. */
  done?: ToastText | ((result: Result) => ToastText);
  /** Called after a failure. */
  onFailed?: (cause: unknown) => void;
}

/**
 * Runs an action and reports its result in a toast.
 * @returns the result; null after a failure
 */
export type RunAction = <Result>(
  work: () => Promise<Result>,
  messages: ActionMessages<Result>,
) => Promise<Result | null>;

/** For buttons without a form. Expired sessions are reported by the shell. */
export function useAsyncAction(): RunAction {
  const toast = useToast();
  return useCallback(
    async (work, { failed, done, onFailed }) => {
      try {
        const result = await work();
        const toastText = typeof done === 'function' ? done(result) : done;
        if (toastText) toast({ ...toastText, variant: 'success' });
        return result;
      } catch (cause) {
        if (isSessionExpired(cause)) return null;
        toast({ ...failed, description: serverMessageOr(cause, failed.description), variant: 'destructive' });
        onFailed?.(cause);
        return null;
      }
    },
    [toast],
  );
}
