import type { AppKeyReply } from '@skal/contracts/app/appKey';
import { AlertDialog, Button, Table, type TableColumn } from '@skal/shared-ui';
import { useState } from 'react';
import { TableRowActions } from '../../components/TableRowActions.tsx';
import { revokeKey, appKeys as words } from '../../content/appData/appKeys.ts';
import { formatDateTime, formatDay } from '../../format/date.ts';
import { useRevokeKey } from './useRevokeKey.ts';

/** The active keys, with a button to revoke each. */
export function AppKeyTable({ keys }: { keys: readonly AppKeyReply[] }) {
  const [asked, setAsked] = useState<AppKeyReply | null>(null);
  const { isRevoking, revoke } = useRevokeKey();
  const doIt = async () => {
    if (asked) await revoke(asked);
    setAsked(null);
  };
  const { columns: heads } = words;
  const columns: TableColumn<AppKeyReply>[] = [
    { id: 'key', header: heads.key, rowHeader: true, cell: ({ ending }) => <code>{words.ending(ending)}</code> },
    { id: 'label', header: heads.label, cell: ({ label }) => label || words.noLabel },
    { id: 'made', header: heads.made, cell: ({ createdAt }) => formatDay(createdAt) },
    {
      id: 'used',
      header: heads.used,
      cell: ({ lastUsedAt }) => (lastUsedAt ? formatDateTime(lastUsedAt) : words.never),
    },
    {
      id: 'actions',
      header: heads.actions,
      cell: (key) => (
        <TableRowActions>
          <Button variant="quiet" size="sm" aria-label={revokeKey.of(key.ending)} onClick={() => setAsked(key)}>
            {revokeKey.button}
          </Button>
        </TableRowActions>
      ),
    },
  ];
  return (
    <>
      <Table caption={words.caption} columns={columns} rows={keys} rowKey={({ id }) => id} />
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => open || setAsked(null)}
        title={revokeKey.title(asked?.ending ?? '')}
        description={revokeKey.text}
        confirmLabel={revokeKey.confirm}
        cancelLabel={revokeKey.cancel}
        busy={isRevoking}
        busyLabel={revokeKey.busy}
        danger
        onConfirm={() => void doIt()}
      />
    </>
  );
}
