import { fileRoom } from '@skal/contracts/fileRoom';
import { type TicketReply, ticket } from '@skal/contracts/ticket';
import { ticketThread } from '@skal/contracts/ticketThread';
import { useToast } from '@skal/shell-kit';
import { readAgain, useSessionCheck } from '@skal/shell-kit/api';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { useAccount } from '../../account/useAccount.ts';
import { myTickets } from '../../content/myTickets.ts';
import type { UploadJob } from './uploadFile.ts';
import {
  type OnUploadEnd,
  ownUploads,
  readUploads,
  startHeld,
  startUpload,
  subscribeUploads,
  type Uploads,
} from './uploads.ts';

export interface RunningUploads {
  uploads: Uploads;
  upload: (job: UploadJob) => void;
}

/** The uploads of this account; those of a ticket that was just sent begin when the list names their places. */
export function useUploads(tickets: readonly TicketReply[] | undefined): RunningUploads {
  const { user } = useAccount();
  const dispatch = useDispatch();
  const toast = useToast();
  const isOfSession = useSessionCheck();
  const uploads = useSyncExternalStore(subscribeUploads, readUploads);

  const onEnd = useCallback<OnUploadEnd>(
    async ({ state, file, cause }) => {
      if (state === 'stored') dispatch(readAgain({ ticket, ticketThread, fileRoom }));
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

  useEffect(() => ownUploads(user.id), [user.id]);
  useEffect(() => {
    if (tickets) startHeld(tickets, onEnd);
  }, [tickets, onEnd]);

  const upload = useCallback((job: UploadJob) => startUpload(job, onEnd), [onEnd]);
  return { uploads, upload };
}
