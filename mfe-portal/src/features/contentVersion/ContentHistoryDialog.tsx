import type { ContentVersionReply } from '@skal/contracts/content/contentVersion';
import { AlertDialog, Button, Dialog, ErrorState, Skeleton, Table, type TableColumn } from '@skal/shared-ui';
import { useAsyncAction } from '@skal/shell-kit/api';
import { useState } from 'react';
import { EmptyMessage } from '../../components/empty/EmptyMessage.tsx';
import { contentHistory as copy } from '../../content/menu/publishing.ts';
import { sourceName } from '../../content/panelCopy.ts';
import { formatDateTime } from '../../format/relativeTime.ts';
import { useListContentHistoryQuery, useRestoreContentHistoryMutation } from './contentVersion.api.ts';

/** The versions, with a button that restores each. */
function Versions({ versions }: { versions: readonly ContentVersionReply[] }) {
  const [restore, { isLoading }] = useRestoreContentHistoryMutation();
  const [chosen, setChosen] = useState<ContentVersionReply | null>(null);
  const act = useAsyncAction();
  const confirm = async () => {
    if (!chosen) return;
    await act(() => restore({ params: { id: chosen.id } }).unwrap(), {
      failed: copy.notRestored,
      done: copy.restored(chosen.number),
    });
    setChosen(null);
  };
  const { columns: heads } = copy;
  const columns: readonly TableColumn<ContentVersionReply>[] = [
    { id: 'number', header: heads.number, rowHeader: true, cell: ({ number }) => number },
    { id: 'at', header: heads.at, cell: ({ publishedAt }) => formatDateTime(publishedAt) },
    { id: 'by', header: heads.by, breakWords: true, cell: ({ publishedBy }) => sourceName(publishedBy) },
    { id: 'note', header: heads.note, breakWords: true, cell: ({ note }) => note || copy.none },
    {
      id: 'actions',
      header: heads.actions,
      cell: (version) => (
        <Button size="sm" variant="quiet" aria-label={copy.restore(version.number)} onClick={() => setChosen(version)}>
          {copy.restoreShort}
        </Button>
      ),
    },
  ];
  return (
    <>
      <Table caption={copy.caption} dense columns={columns} rows={versions} rowKey={({ id }) => id} />
      <AlertDialog
        open={chosen !== null}
        onOpenChange={(open) => open || isLoading || setChosen(null)}
        title={copy.question(chosen?.number ?? 0)}
        description={copy.consequence}
        confirmLabel={copy.restoreShort}
        cancelLabel={copy.cancel}
        busy={isLoading}
        busyLabel={copy.restoring}
        onConfirm={() => void confirm()}
      />
    </>
  );
}

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Earlier versions of the content: who published what, and restoring. */
export default function ContentHistoryDialog({ open, onClose }: Props) {
  const { data, isError, isFetching, refetch } = useListContentHistoryQuery(undefined, { skip: !open });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={copy.title}
      description={copy.description}
      width={760}
      phone="full"
    >
      {data ? (
        data.length > 0 ? (
          <Versions versions={data} />
        ) : (
          <EmptyMessage>{copy.empty}</EmptyMessage>
        )
      ) : isError && !isFetching ? (
        <ErrorState {...copy.failed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={4} label={copy.loading} />
      )}
    </Dialog>
  );
}
