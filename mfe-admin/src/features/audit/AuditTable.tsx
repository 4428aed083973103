import type { AuditReply } from '@skal/contracts/operations/audit';
import { Table, type TableColumn } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { auditPage as copy, formatAuditAction, formatAuditChanges } from '../../content/operations/audit.ts';
import { formatDateTime } from '../../format/date.ts';

function Change({ entry }: { entry: AuditReply }) {
  const lines = formatAuditChanges(entry);
  if (lines.length === 0) return copy.none;
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
    header: copy.columns.at,
    cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
  },
  { id: 'action', header: copy.columns.action, rowHeader: true, cell: ({ action }) => formatAuditAction(action) },
  { id: 'who', header: copy.columns.who, breakWords: true, cell: ({ who }) => who ?? copy.notSignedIn },
  { id: 'client', header: copy.columns.client, breakWords: true, cell: ({ clientName }) => clientName ?? copy.none },
  { id: 'change', header: copy.columns.change, breakWords: true, cell: (entry) => <Change entry={entry} /> },
  { id: 'from', header: copy.columns.from, cell: ({ from }) => from },
];

interface Props {
  entries: readonly AuditReply[];
  /** Whether all entries are about one client, whose name is then omitted. */
  isOfClient: boolean;
}

/** Audit log entries as rows. */
export const AuditTable = ({ entries, isOfClient }: Props) => (
  <Table
    caption={copy.caption}
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
