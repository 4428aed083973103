import { ACTIVITY_PAGE_SIZE, type ActivityReply } from '@skal/contracts/client/activity';
import { Button, ErrorState, Skeleton, Table, type TableColumn } from '@skal/shared-ui';
import { useRefetchOnMount } from '@skal/shell-kit/api';
import { useState } from 'react';
import { styled } from 'styled-components';
import { EmptyMessage } from '../../components/empty/EmptyMessage.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { RelativeTime } from '../../components/time/RelativeTime.tsx';
import { staffActivity as copy, formatActivity, formatActivityChanges } from '../../content/sections/staffActivity.ts';
import { useListActivityQuery } from './staff.api.ts';

function Changes({ entry }: { entry: ActivityReply }) {
  const lines = formatActivityChanges(entry);
  if (lines.length === 0) return copy.none;
  return (
    <Lines>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Lines>
  );
}

const columns: TableColumn<ActivityReply>[] = [
  { id: 'at', header: copy.columns.at, cell: ({ at }) => <RelativeTime at={at} /> },
  { id: 'who', header: copy.columns.who, rowHeader: true, breakWords: true, cell: ({ who }) => who },
  { id: 'action', header: copy.columns.action, cell: ({ action }) => formatActivity(action) },
  { id: 'change', header: copy.columns.change, breakWords: true, cell: (entry) => <Changes entry={entry} /> },
];

/** What the client's own people did, newest first, page by page. */
export function ActivityPanel() {
  // Entries of the pages before the current one.
  const [before, setBefore] = useState<readonly ActivityReply[]>([]);
  const cursor = before.at(-1)?.id;
  const refetchOnMountOrArgChange = useRefetchOnMount();
  const { currentData, isError, isFetching, refetch } = useListActivityQuery(
    { query: cursor ? { cursor } : {} },
    { refetchOnMountOrArgChange },
  );
  const entries = [...before, ...(currentData ?? [])];
  return (
    <Panel title={copy.title}>
      {entries.length > 0 ? (
        <Table caption={copy.caption} columns={columns} rows={entries} rowKey={({ id }) => id} dense />
      ) : null}
      {isError && !isFetching ? <ErrorState {...copy.failed} headingLevel={3} onRetry={() => void refetch()} /> : null}
      {entries.length === 0 && !isError ? (
        currentData ? (
          <EmptyMessage>{copy.empty}</EmptyMessage>
        ) : (
          <Skeleton rows={4} label={copy.loading} />
        )
      ) : null}
      {currentData?.length === ACTIVITY_PAGE_SIZE || (before.length > 0 && isFetching) ? (
        <div>
          <Button
            variant="secondary"
            size="sm"
            busy={isFetching}
            busyLabel={copy.loadingMore}
            onClick={() => setBefore(entries)}
          >
            {copy.more}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
