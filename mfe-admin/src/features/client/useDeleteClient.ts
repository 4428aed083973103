import { client } from '@skal/contracts/client';
import { isApiFailure, readAgain, useAction } from '@skal/shell-kit/api';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { deletion } from '../../content/panel.ts';
import { useRemoveClientMutation } from './client.api.ts';

/** Deletes a client once the operator has said yes to the browser's own question (R20-R22). */
export function useDeleteClient(): (id: string, businessName: string) => Promise<void> {
  const [remove] = useRemoveClientMutation();
  const act = useAction();
  const dispatch = useDispatch();
  return useCallback(
    async (id, businessName) => {
      if (!window.confirm(deletion.question(businessName))) return;
      await act(() => remove({ params: { id } }).unwrap(), {
        done: { title: deletion.done, description: deletion.doneWhat },
        failed: { title: deletion.failed, description: deletion.failedReason },
        onFailed: (cause) => {
          // Somebody else was first: the list has a row too many.
          if (isApiFailure(cause) && cause.status === 404) dispatch(readAgain({ client }));
        },
      });
    },
    [remove, act, dispatch],
  );
}
