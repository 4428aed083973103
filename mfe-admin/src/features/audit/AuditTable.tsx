import type { AuditReply } from '@skal/contracts/operations/audit';
import { Table, type TableColumn } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { formatAuditAction, formatAuditChanges, auditPage as words } from '../../content/operations/audit.ts';
import { formatDateTime } from '../../format/date.ts';

function Change({ entry }: { entry: AuditReply }) {
  const lines = formatAuditChanges(entry);
  if (lines.length === 0) return words.none;
  return (
    <Lines>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Lines>
  );
}

const columns: TableColumn<AuditReply>[] = [
  {
    id: 'at',
    header: words.columns.at,
    cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
  },
  { id: 'action', header: words.columns.action, rowHeader: true, cell: ({ action }) => formatAuditAction(action) },
  { id: 'who', header: words.columns.who, breakWords: true, cell: ({ who }) => who ?? words.nobody },
  { id: 'client', header: words.columns.client, breakWords: true, cell: ({ clientName }) => clientName ?? words.none },
  { id: 'change', header: words.columns.change, breakWords: true, cell: (entry) => <Change entry={entry} /> },
  { id: 'from', header: words.columns.from, cell: ({ from }) => from },
];

interface Props {
  entries: readonly AuditReply[];
  /** Whether all entries are about one client, whose name is then omitted. */
  isOfClient: boolean;
}

/** Audit log entries as rows. */
export const AuditTable = ({ entries, isOfClient }: Props) => (
  <Table
    caption={words.caption}
    columns={isOfClient ? columns.filter(({ id }) => id !== 'client') : columns}
    rows={entries}
    rowKey={({ id }) => id}
    dense
  />
);

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
