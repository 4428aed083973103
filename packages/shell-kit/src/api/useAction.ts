import { useCallback } from 'react';
import { type ToastMessage, useToast } from '../toast.slice.ts';
import { isSessionExpired, serverMessageOr } from './request.ts';

type Telling = Omit<ToastMessage, 'variant'>;

/** What is said of something that was pressed. */
export interface ActionMessages<Result> {
  /** The server's own sentence takes the place of the description, where it gave one. */
  failed: Telling & { description: string };
  /** Nothing is said where the screen shows it by itself. */
  done?: Telling | ((result: Result) => Telling);
  /** What else follows from a failure. */
  onFailed?: (cause: unknown) => void;
}

/** Does something and says what came of it; answers with what that was, or with null after a failure. */
export type RunAction = <Result>(work: () => Promise<Result>, words: ActionMessages<Result>) => Promise<Result | null>;

/** For what is pressed and not filled in. Of a session that is over nothing is said here: the shell has said it. */
export function useAsyncAction(): RunAction {
  const toast = useToast();
  return useCallback(
    async (work, { failed, done, onFailed }) => {
      try {
        const result = await work();
        const said = typeof done === 'function' ? done(result) : done;
        if (said) toast({ ...said, variant: 'success' });
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
