import { AUDIT_PAGE_SIZE, type AuditQuery, type AuditReply } from '@skal/contracts/operations/audit';
import { Button, EmptyState, ErrorState, Skeleton, Table, type TableColumn } from '@skal/shared-ui';
import { useRefetchOnMount } from '@skal/shell-kit/api';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  auditPage as copy,
  formatAuditAction,
  formatAuditChanges,
  formatAuditOrigin,
} from '../../content/operations/audit.ts';
import { formatDateTime } from '../../format/date.ts';
import { useListAuditQuery } from './audit.api.ts';

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
  { id: 'who', header: copy.columns.actor, breakWords: true, cell: ({ who }) => who ?? copy.notSignedIn },
  { id: 'client', header: copy.columns.client, breakWords: true, cell: ({ clientName }) => clientName ?? copy.none },
  { id: 'change', header: copy.columns.change, breakWords: true, cell: (entry) => <Change entry={entry} /> },
  { id: 'from', header: copy.columns.from, cell: ({ from }) => formatAuditOrigin(from) },
];

interface Props {
  entries: readonly AuditReply[];
  /** Whether all entries are about one client, whose name is then omitted. */
  isOfClient: boolean;
}

/** Audit log entries as rows. */
const AuditTable = ({ entries, isOfClient }: Props) => (
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

/** The matching entries, newest first, page by page. A new filter starts a new list. */
export function AuditLog({ filter }: { filter: Partial<AuditQuery> }) {
  // Entries of the pages before the current one.
  const [before, setBefore] = useState<readonly AuditReply[]>([]);
  const cursor = before.at(-1)?.id;
  const query = { ...filter, ...(cursor && { cursor }) };
  const refetchOnMountOrArgChange = useRefetchOnMount();
  const { currentData, isError, isFetching, refetch } = useListAuditQuery({ query }, { refetchOnMountOrArgChange });
  const page = isFetching ? undefined : currentData;
  const entries = [...before, ...(page ?? [])];
  if (isError && !isFetching) return <ErrorState {...copy.failed} onRetry={() => void refetch()} />;
  if (page && entries.length === 0) return <EmptyState {...copy.empty} />;
  return (
    <>
      {entries.length > 0 ? (
        <AuditTable entries={entries} isOfClient={filter.client !== undefined} />
      ) : (
        <Skeleton rows={8} />
      )}
      {page?.length === AUDIT_PAGE_SIZE || (before.length > 0 && isFetching) ? (
        <div>
          <Button variant="secondary" busy={isFetching} busyLabel={copy.loading} onClick={() => setBefore(entries)}>
            {copy.more}
          </Button>
        </div>
      ) : null}
    </>
  );
}
