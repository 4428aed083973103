import {
  type ConnectionLogEntryReply,
  type ConnectionReply,
  type ConnectionState,
  connectionStateLabels,
} from '@skal/contracts/integration/connection';
import { platformLabels } from '@skal/contracts/integration/integrationState';
import {
  Badge,
  type BadgeProps,
  Banner,
  Button,
  DescriptionList,
  Heading,
  Stack,
  Table,
  type TableColumn,
  useConfirm,
} from '@skal/shared-ui';
import { useAsyncAction } from '@skal/shell-kit/api';
import { useId } from 'react';
import { connections as copy, disconnect, syncNow } from '../../content/appData/connections.ts';
import { formatDateTime } from '../../format/date.ts';
import { ConnectionCardFrame } from './ConnectionCardFrame.ts';
import { useReadAdminConnectionMutation, useRemoveAdminConnectionMutation } from './connection.api.ts';

/** Syncs or removes a connection, and shows the result. */
function useConnectionActions({ id, connector }: Pick<ConnectionReply, 'id' | 'connector'>) {
  const [read, reading] = useReadAdminConnectionMutation();
  const [remove] = useRemoveAdminConnectionMutation();
  const act = useAsyncAction();
  const vendor = platformLabels[connector];
  const params = { id };
  return {
    isReading: reading.isLoading,
    read: () =>
      act(() => read({ params }).unwrap(), {
        done: { title: syncNow.done(vendor) },
        failed: { title: syncNow.failed, description: syncNow.failedReason },
      }),
    remove: () =>
      act(() => remove({ params }).unwrap(), {
        done: { title: disconnect.done, description: disconnect.doneText(vendor) },
        failed: { title: disconnect.failed, description: disconnect.failedReason },
      }),
  };
}

const { columns: heads } = copy;

const columns: readonly TableColumn<ConnectionLogEntryReply>[] = [
  { id: 'at', header: heads.at, rowHeader: true, cell: ({ at }) => formatDateTime(at) },
  { id: 'what', header: heads.what, cell: ({ what }) => (what === 'read' ? copy.read : <code>{what}</code>) },
  { id: 'accepted', header: heads.accepted, align: 'end', cell: ({ accepted }) => accepted },
  { id: 'known', header: heads.known, align: 'end', cell: ({ known }) => known },
  { id: 'refused', header: heads.refused, align: 'end', cell: ({ refused }) => refused },
  { id: 'reason', header: heads.reason, cell: ({ reason }) => reason ?? copy.none },
];

/** Results of the latest webhooks and syncs of a connection. */
const ConnectionLog = ({ vendor, notes }: { vendor: string; notes: readonly ConnectionLogEntryReply[] }) =>
  notes.length > 0 ? (
    <Table caption={copy.caption(vendor)} columns={columns} rows={notes} rowKey={({ id }) => id} />
  ) : null;

const tones: Readonly<Record<ConnectionState, BadgeProps['tone']>> = {
  importing: 'accent',
  working: 'success',
  broken: 'danger',
};

const formatTime = (at: string | null): string => (at === null ? copy.never : formatDateTime(at));

/** A connection: its status, last sync, log, and a button to disconnect. */
export function ConnectionCard({ connection }: { connection: ConnectionReply }) {
  const { connector, account, state, reason, lastReadAt, lastWebhookAt, notes } = connection;
  const vendor = platformLabels[connector];
  const title = useId();
  const { isReading, read, remove } = useConnectionActions(connection);
  const removal = useConfirm({ ...disconnect, title: disconnect.title(vendor) }, remove);
  return (
    <ConnectionCardFrame aria-labelledby={title}>
      <Stack gap={12}>
        <Stack direction="row" align="center" justify="space-between" gap={8} wrap>
          <Heading level={4} size="h4" id={title}>
            {vendor}
          </Heading>
          <Badge tone={tones[state]}>{connectionStateLabels[state]}</Badge>
        </Stack>
        {reason === null ? null : <Banner tone="attention">{reason}</Banner>}
        <DescriptionList
          items={[
            { term: copy.account, description: account },
            { term: copy.lastRead, description: formatTime(lastReadAt) },
            ...(connector === 'shopify' ? [{ term: copy.lastUpdate, description: formatTime(lastWebhookAt) }] : []),
          ]}
        />
        <ConnectionLog vendor={vendor} notes={notes} />
        <Stack direction="row" align="center" justify="space-between" gap={8} wrap>
          <Button
            variant="secondary"
            size="sm"
            aria-label={syncNow.labelFor(vendor)}
            busy={isReading}
            busyLabel={syncNow.busy}
            onClick={() => void read()}
          >
            {syncNow.button}
          </Button>
          <Button variant="quiet" size="sm" aria-label={disconnect.labelFor(vendor)} onClick={removal.ask}>
            {disconnect.button}
          </Button>
        </Stack>
      </Stack>
      {removal.dialog}
    </ConnectionCardFrame>
  );
}
