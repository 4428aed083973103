import type { ClientDetailReply } from '@skal/contracts/client';
import { useToast } from '@skal/shell-kit';
import { isApiFailure, isOfEndedSession } from '@skal/shell-kit/api';
import { useEffect, useState } from 'react';
import { launch as words } from '../../../content/launch.ts';
import { useLaunchClientMutation, useUndoLaunchClientMutation } from '../client.api.ts';

type Client = Pick<ClientDetailReply, 'id' | 'businessName' | 'undoLaunchUntil'>;

/** Whether a time is still to come; it is asked again when it has. */
function useIsAhead(time: string | null): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (time === null) return;
    setNow(Date.now());
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, Date.parse(time) - Date.now()) + 50);
    return () => clearTimeout(timer);
  }, [time]);
  return time !== null && now < Date.parse(time);
}

/** Launching an app, and taking that back within the first minutes; the server's clock decides. */
export function useLaunch({ id, businessName, undoLaunchUntil }: Client) {
  const [launch, { isLoading: launching }] = useLaunchClientMutation();
  const [undo, { isLoading: undoing }] = useUndoLaunchClientMutation();
  const toast = useToast();
  const canUndo = useIsAhead(undoLaunchUntil);
  const run = async (work: Promise<unknown>, title: string, description: string) => {
    try {
      await work;
      toast({ title, description, variant: 'success' });
    } catch (cause) {
      if (isOfEndedSession(cause)) return;
      const said = isApiFailure(cause) ? cause.serverMessage : '';
      toast({ title: words.failed, description: said || words.failedReason, variant: 'destructive' });
    }
  };
  return {
    canUndo,
    launching,
    undoing,
    launch: () => run(launch({ params: { id } }).unwrap(), words.done, words.doneWhat(businessName)),
    undo: () => run(undo({ params: { id } }).unwrap(), words.undone, words.undoneWhat(businessName)),
  };
}
