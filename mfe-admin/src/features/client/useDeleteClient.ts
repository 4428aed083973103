import { client } from '@skal/contracts/client/client';
import { invalidate, isApiError, useAsyncAction } from '@skal/shell-kit/api';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { deleteClient } from '../../content/clients/clientPanel.ts';
import { useRemoveClientMutation } from './client.api.ts';

/** Deletes a client once the operator has said yes to the browser's own question (R20-R22). */
export function useDeleteClient(): (id: string, businessName: string) => Promise<void> {
  const [remove] = useRemoveClientMutation();
  const act = useAsyncAction();
  const dispatch = useDispatch();
  return useCallback(
    async (id, businessName) => {
      if (!window.confirm(deleteClient.question(businessName))) return;
      await act(() => remove({ params: { id } }).unwrap(), {
        done: { title: deleteClient.done, description: deleteClient.doneWhat },
        failed: { title: deleteClient.failed, description: deleteClient.failedReason },
        onFailed: (cause) => {
          // Somebody else was first: the list has a row too many.
          if (isApiError(cause) && cause.status === 404) dispatch(invalidate({ client }));
        },
      });
    },
    [remove, act, dispatch],
  );
}
