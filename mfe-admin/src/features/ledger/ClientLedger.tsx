import { ErrorState, Skeleton, Text } from '@skal/shared-ui';
import { useSession } from '@skal/shell-kit/api';
import { styled } from 'styled-components';
import { ledger as copy } from '../../content/billing/ledger.ts';
import { LedgerTable } from './LedgerTable.tsx';
import { useListLedgerQuery } from './ledger.api.ts';
import { NewEntryForm } from './NewEntryForm.tsx';

/** A client's ledger; owners can record entries. */
export function ClientLedger({ clientId: id }: { clientId: string }) {
  const { data, isError, isFetching, refetch } = useListLedgerQuery({ params: { id } });
  const isOwner = useSession().user.role === 'owner';
  return (
    <Rows>
      {isOwner ? <NewEntryForm clientId={id} /> : <Text tone="muted">{copy.readOnly}</Text>}
      {data ? (
        <LedgerTable clientId={id} entries={data} isOwner={isOwner} />
      ) : isError && !isFetching ? (
        <ErrorState {...copy.failed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={6} />
      )}
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;
