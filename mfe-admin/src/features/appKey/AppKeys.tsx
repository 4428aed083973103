import { SecretReveal } from '@skal/account/components/SecretReveal.tsx';
import { type AppKeyReply, KEYS_MAX } from '@skal/contracts/app/appKey';
import {
  AlertDialog,
  Button,
  EmptyState,
  ErrorState,
  Skeleton,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@skal/shared-ui';
import { useState } from 'react';
import { SectionHeader } from '../../components/SectionHeader.tsx';
import { TableRowActions } from '../../components/TableRowActions.tsx';
import { appKeys as copy, newKey, revokeKey } from '../../content/appData/appKeys.ts';
import { formatDateTime, formatDay } from '../../format/date.ts';
import { AddKeyForm } from './AddKeyForm.tsx';
import { useListAppKeyQuery } from './appKey.api.ts';
import { useRevokeKey } from './useRevokeKey.ts';

/** The active keys, with a button to revoke each. */
function AppKeyTable({ keys }: { keys: readonly AppKeyReply[] }) {
  const [confirming, setConfirming] = useState<AppKeyReply | null>(null);
  const { isRevoking, revoke } = useRevokeKey();
  const doIt = async () => {
    if (confirming) await revoke(confirming);
    setConfirming(null);
  };
  const { columns: heads } = copy;
  const columns: TableColumn<AppKeyReply>[] = [
    { id: 'key', header: heads.key, rowHeader: true, cell: ({ ending }) => <code>{copy.ending(ending)}</code> },
    { id: 'label', header: heads.label, cell: ({ label }) => label || copy.noLabel },
    {
      id: 'scopes',
      header: heads.scopes,
      cell: ({ scopes }) => scopes.map((scope) => copy.scopes[scope]).join(', '),
    },
    { id: 'made', header: heads.made, cell: ({ createdAt }) => formatDay(createdAt) },
    {
      id: 'used',
      header: heads.used,
      cell: ({ lastUsedAt }) => (lastUsedAt ? formatDateTime(lastUsedAt) : copy.never),
    },
    {
      id: 'actions',
      header: heads.actions,
      cell: (key) => (
        <TableRowActions>
          <Button
            variant="quiet"
            size="sm"
            aria-label={revokeKey.labelFor(key.ending)}
            onClick={() => setConfirming(key)}
          >
            {revokeKey.button}
          </Button>
        </TableRowActions>
      ),
    },
  ];
  return (
    <>
      <Table caption={copy.caption} columns={columns} rows={keys} rowKey={({ id }) => id} />
      <AlertDialog
        open={confirming !== null}
        onOpenChange={(open) => open || setConfirming(null)}
        title={revokeKey.title(confirming?.ending ?? '')}
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

/** Creates, shows once, lists and revokes the keys of a client's app. */
export function AppKeys({ clientId }: { clientId: string }) {
  const { data: keys, isError, isFetching, refetch } = useListAppKeyQuery({ params: { id: clientId } });
  const [made, setMade] = useState<string | null>(null);
  return (
    <Stack gap={16}>
      <SectionHeader title={copy.title} hint={copy.hint(KEYS_MAX)} />
      {made === null ? null : (
        <SecretReveal value={made} texts={newKey} headingLevel={4} onClose={() => setMade(null)} />
      )}
      {keys ? (
        <>
          {keys.length > 0 ? <AppKeyTable keys={keys} /> : <EmptyState headingLevel={4} {...copy.empty} />}
          {keys.length < KEYS_MAX ? (
            <AddKeyForm clientId={clientId} onCreated={setMade} />
          ) : (
            <Text tone="muted">{copy.full}</Text>
          )}
        </>
      ) : isError && !isFetching ? (
        <ErrorState {...copy.failed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={2} label={copy.loading} />
      )}
    </Stack>
  );
}
