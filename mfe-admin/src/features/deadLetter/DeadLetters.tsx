import { DEAD_LETTER_PAGE_SIZE, type DeadLetterReply } from '@skal/contracts/operations/deadLetter';
import { AlertDialog, Button, EmptyState, ErrorState, Skeleton } from '@skal/shared-ui';
import { useSession } from '@skal/shell-kit/api';
import { useState } from 'react';
import { deleteDialog as dialog, deadLetters as words } from '../../content/operations/deadLetters.ts';
import { DeadLetterTable } from './DeadLetterTable.tsx';
import { useListDeadLetterQuery } from './deadLetter.api.ts';
import { useDeadLetterActions } from './useDeadLetterActions.ts';

/** The undelivered emails, newest page first, with paging. */
export function DeadLetters() {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const { data, isError, isFetching, refetch } = useListDeadLetterQuery(
    { query: cursor ? { cursor } : {} },
    { refetchOnMountOrArgChange: true },
  );
  const [asked, setAsked] = useState<DeadLetterReply | null>(null);
  const { isBusy, retry, drop } = useDeadLetterActions();
  const { user } = useSession();

  const doIt = async () => {
    if (asked) await drop(asked);
    setAsked(null);
  };
  if (isError && !isFetching) return <ErrorState {...words.failed} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={4} />;
  if (data.length === 0 && cursors.length === 0) return <EmptyState {...words.empty} />;
  const last = data.at(-1);
  return (
    <>
      <DeadLetterTable
        mails={data}
        isBusy={isBusy}
        onRetry={(mail) => void retry(mail)}
        {...(user.role === 'owner' && { onDelete: setAsked })}
      />
      {cursors.length > 0 || data.length === DEAD_LETTER_PAGE_SIZE ? (
        <nav aria-label={words.pages}>
          {cursors.length > 0 ? (
            <Button variant="secondary" disabled={isFetching} onClick={() => setCursors(cursors.slice(0, -1))}>
              {words.newer}
            </Button>
          ) : null}{' '}
          {last && data.length === DEAD_LETTER_PAGE_SIZE ? (
            <Button variant="secondary" disabled={isFetching} onClick={() => setCursors([...cursors, last.id])}>
              {words.older}
            </Button>
          ) : null}
        </nav>
      ) : null}
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => open || setAsked(null)}
        title={dialog.title(asked?.recipient ?? '')}
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
