import { DEAD_LETTER_PAGE_SIZE, type DeadLetterReply } from '@skal/contracts/operations/deadLetter';
import { AlertDialog, Button, EmptyState, ErrorState, Skeleton } from '@skal/shared-ui';
import { useRefetchOnMount, useSession } from '@skal/shell-kit/api';
import { useState } from 'react';
import { deadLetters as copy, deleteDialog as dialog } from '../../content/operations/deadLetters.ts';
import { DeadLetterTable } from './DeadLetterTable.tsx';
import { useListDeadLetterQuery } from './deadLetter.api.ts';
import { useDeadLetterActions } from './useDeadLetterActions.ts';

/** The undelivered emails, newest page first, with paging. */
export function DeadLetters() {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const refetchOnMountOrArgChange = useRefetchOnMount();
  const { data, isError, isFetching, refetch } = useListDeadLetterQuery(
    { query: cursor ? { cursor } : {} },
    { refetchOnMountOrArgChange },
  );
  const [confirming, setConfirming] = useState<DeadLetterReply | null>(null);
  const { isBusy, retry, drop } = useDeadLetterActions();
  const { user } = useSession();

  const doIt = async () => {
    if (confirming) await drop(confirming);
    setConfirming(null);
  };
  if (isError && !isFetching) return <ErrorState {...copy.failed} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={4} />;
  if (data.length === 0 && cursors.length === 0) return <EmptyState {...copy.empty} />;
  const last = data.at(-1);
  return (
    <>
      <DeadLetterTable
        mails={data}
        isBusy={isBusy}
        onRetry={(mail) => void retry(mail)}
        {...(user.role === 'owner' && { onDelete: setConfirming })}
      />
      {cursors.length > 0 || data.length === DEAD_LETTER_PAGE_SIZE ? (
        <nav aria-label={copy.pages}>
          {cursors.length > 0 ? (
            <Button variant="secondary" disabled={isFetching} onClick={() => setCursors(cursors.slice(0, -1))}>
              {copy.newer}
            </Button>
          ) : null}{' '}
          {last && data.length === DEAD_LETTER_PAGE_SIZE ? (
            <Button variant="secondary" disabled={isFetching} onClick={() => setCursors([...cursors, last.id])}>
              {copy.older}
            </Button>
          ) : null}
        </nav>
      ) : null}
      <AlertDialog
        open={confirming !== null}
        onOpenChange={(open) => open || setConfirming(null)}
        title={dialog.title(confirming?.recipient ?? '')}
        description={dialog.text}
        confirmLabel={dialog.confirm}
        cancelLabel={dialog.cancel}
        busy={isBusy}
        busyLabel={dialog.busy}
        danger
        onConfirm={() => void doIt()}
      />
    </>
  );
}
