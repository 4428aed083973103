import type { ClientDetailReply } from '@skal/contracts/client/client';
import { useAsyncAction } from '@skal/shell-kit/api';
import { useEffect, useState } from 'react';
import { launch as copy } from '../../../content/clients/launch.ts';
import { useLaunchClientMutation, useUndoLaunchClientMutation } from '../client.api.ts';

type Client = Pick<ClientDetailReply, 'id' | 'businessName' | 'undoLaunchUntil'>;

/** Returns whether a time is in the future; updates when it passes. */
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

/** Launches an app, and undoes that within the first minutes; the server's clock decides. */
export function useLaunch({ id, businessName, undoLaunchUntil }: Client) {
  const [launch, { isLoading: launching }] = useLaunchClientMutation();
  const [undo, { isLoading: undoing }] = useUndoLaunchClientMutation();
  const act = useAsyncAction();
  const canUndo = useIsAhead(undoLaunchUntil);
  const failed = { title: copy.failed, description: copy.failedReason };
  return {
    canUndo,
    launching,
    undoing,
    launch: () => {
      const done = { title: copy.done, description: copy.doneWhat(businessName) };
      return act(() => launch({ params: { id } }).unwrap(), { failed, done });
    },
    undo: () => {
      const done = { title: copy.undone, description: copy.undoneWhat(businessName) };
      return act(() => undo({ params: { id } }).unwrap(), { failed, done });
    },
  };
}
