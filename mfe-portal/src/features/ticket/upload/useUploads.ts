import { storageUsage } from '@skal/contracts/support/storageUsage';
import { type TicketReply, ticket } from '@skal/contracts/support/ticket';
import { ticketThread } from '@skal/contracts/support/ticketThread';
import { useToast } from '@skal/shell-kit';
import { invalidate, useSessionExpiryCheck } from '@skal/shell-kit/api';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import type { UploadRequest } from '../../../components/upload/uploadFile.ts';
import {
  getUploads,
  type OnUploadEnd,
  setUploadOwner,
  startQueuedUploads,
  startUpload,
  subscribeUploads,
  type Uploads,
} from '../../../components/upload/uploadStore.ts';
import { myTickets } from '../../../content/support/myTickets.ts';
import { useAccount } from '../../../session/useAccount.ts';

export interface UploadsState {
  uploads: Uploads;
  upload: (job: UploadRequest) => void;
}

/** Uploads of this account; those of a new ticket start once the list has their ids. */
export function useUploads(tickets: readonly TicketReply[] | undefined): UploadsState {
  const { user } = useAccount();
  const dispatch = useDispatch();
  const toast = useToast();
  const isOfSession = useSessionExpiryCheck();
  const uploads = useSyncExternalStore(subscribeUploads, getUploads, getUploads);

  const onEnd = useCallback<OnUploadEnd>(
    async ({ state, file, cause }) => {
      if (state === 'stored') dispatch(invalidate({ ticket, ticketThread, storageUsage }));
      if (state === 'lost') toast({ ...myTickets.upload.failedToast, variant: 'destructive' });
      if (state === 'refused' && !(await isOfSession(cause))) {
        const { refusedToast, refused } = myTickets.upload;
        toast({
          title: refusedToast,
          description: `${file.name}: ${cause?.serverMessage || refused}`,
          variant: 'destructive',
        });
      }
    },
    [dispatch, toast, isOfSession],
  );

  useEffect(() => setUploadOwner(user.id), [user.id]);
  useEffect(() => {
    if (tickets) startQueuedUploads(tickets, onEnd);
  }, [tickets, onEnd]);

  const upload = useCallback((job: UploadRequest) => startUpload(job, onEnd), [onEnd]);
  return { uploads, upload };
}
