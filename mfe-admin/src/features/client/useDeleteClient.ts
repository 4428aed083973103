import { client } from '@skal/contracts/client/client';
import { invalidate, isApiError, useAsyncAction } from '@skal/shell-kit/api';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { deleteClient } from '../../content/clients/clientPanel.ts';
import { useRemoveClientMutation } from './client.api.ts';

/** Deletes a client after the browser's confirm dialog (R20-R22). */
export function useDeleteClient(): (id: string, businessName: string) => Promise<void> {
  const [remove] = useRemoveClientMutation();
  const act = useAsyncAction();
  const dispatch = useDispatch();
  return useCallback(
    async (id, businessName) => {
      if (!window.confirm(deleteClient.question(businessName))) return;
      await act(() => remove({ params: { id } }).unwrap(), {
        done: { title: deleteClient.done, description: deleteClient.doneText },
        failed: { title: deleteClient.failed, description: deleteClient.failedReason },
        onFailed: (cause) => {
          // Another operator has deleted it: reload the list.
          if (isApiError(cause) && cause.status === 404) dispatch(invalidate({ client }));
        },
      });
    },
    [remove, act, dispatch],
  );
}
