import { client } from '@skal/contracts/client';
import { useToast } from '@skal/shell-kit';
import { isApiFailure, isOfEndedSession, readAgain } from '@skal/shell-kit/api';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { deletion } from '../../content/panel.ts';
import { useRemoveClientMutation } from './client.api.ts';

/** Deletes a client once the operator has said yes to the browser's own question (R20-R22). */
export function useDeleteClient(): (id: string, businessName: string) => Promise<void> {
  const [remove] = useRemoveClientMutation();
  const toast = useToast();
  const dispatch = useDispatch();
  return useCallback(
    async (id, businessName) => {
      if (!window.confirm(deletion.question(businessName))) return;
      try {
        await remove({ params: { id } }).unwrap();
        toast({ title: deletion.done, description: deletion.doneWhat, variant: 'success' });
      } catch (cause) {
        if (isOfEndedSession(cause)) return;
        toast({
          title: deletion.failed,
          // Not by the forms' own reading of it: the list has no form, and need not bring what forms need.
          description: (isApiFailure(cause) && cause.serverMessage) || deletion.failedReason,
          variant: 'destructive',
        });
        // Somebody else was first: the list has a row too many.
        if (isApiFailure(cause) && cause.status === 404) dispatch(readAgain({ client }));
      }
    },
    [remove, toast, dispatch],
  );
}
