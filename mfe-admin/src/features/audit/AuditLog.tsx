import { AUDIT_PAGE_SIZE, type AuditQuery, type AuditReply } from '@skal/contracts/operations/audit';
import { Button, EmptyState, ErrorState, Skeleton } from '@skal/shared-ui';
import { useState } from 'react';
import { auditPage as copy } from '../../content/operations/audit.ts';
import { AuditTable } from './AuditTable.tsx';
import { useListAuditQuery } from './audit.api.ts';

/** The matching entries, newest first, page by page. A new filter starts a new list. */
export function AuditLog({ filter }: { filter: Partial<AuditQuery> }) {
  // Entries of the pages before the current one.
  const [before, setBefore] = useState<readonly AuditReply[]>([]);
  const cursor = before.at(-1)?.id;
  const query = { ...filter, ...(cursor && { cursor }) };
  const { currentData, isError, isFetching, refetch } = useListAuditQuery(
    { query },
    { refetchOnMountOrArgChange: true },
  );
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
