import type { ConnectionLogEntryReply } from '@skal/contracts/integration/connection';
import { Table, type TableColumn } from '@skal/shared-ui';
import { connections as copy } from '../../content/appData/connections.ts';
import { formatDateTime } from '../../format/date.ts';

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
export const ConnectionLog = ({ vendor, notes }: { vendor: string; notes: readonly ConnectionLogEntryReply[] }) =>
  notes.length > 0 ? (
    <Table caption={copy.caption(vendor)} columns={columns} rows={notes} rowKey={({ id }) => id} />
  ) : null;
