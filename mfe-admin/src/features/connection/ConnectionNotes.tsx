import type { ConnectionNoteReply } from '@skal/contracts/connection';
import { Table, type TableColumn } from '@skal/shared-ui';
import { connections as words } from '../../content/connections.ts';
import { formatMoment } from '../../content/time.ts';

const { columns: heads } = words;

const columns: readonly TableColumn<ConnectionNoteReply>[] = [
  { id: 'at', header: heads.at, rowHeader: true, cell: ({ at }) => formatMoment(at) },
  { id: 'what', header: heads.what, cell: ({ what }) => (what === 'read' ? words.read : <code>{what}</code>) },
  { id: 'accepted', header: heads.accepted, align: 'end', cell: ({ accepted }) => accepted },
  { id: 'known', header: heads.known, align: 'end', cell: ({ known }) => known },
  { id: 'refused', header: heads.refused, align: 'end', cell: ({ refused }) => refused },
  { id: 'reason', header: heads.reason, cell: ({ reason }) => reason ?? words.none },
];

/** What came of the latest deliveries and readings of a connection. */
export const ConnectionNotes = ({ vendor, notes }: { vendor: string; notes: readonly ConnectionNoteReply[] }) =>
  notes.length > 0 ? (
    <Table caption={words.caption(vendor)} columns={columns} rows={notes} rowKey={({ id }) => id} />
  ) : null;
