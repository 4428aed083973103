import { ErrorState, Skeleton } from '@skal/shared-ui';
import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { admin } from '../../content/admin.ts';
import { ClientSheet } from './ClientSheet.tsx';
import { ClientTable } from './ClientTable.tsx';
import { ClientToolbar } from './ClientToolbar.tsx';
import { CreateClientDialog } from './CreateClientDialog.tsx';
import { useListClientsQuery } from './client.api.ts';
import { selectClientTable } from './clientTable.slice.ts';
import { viewClients } from './clientView.ts';
import { NoClients } from './NoClients.tsx';

/** The clients: search, filter, create, export, and the table (R6-R9). */
export function ClientList() {
  const { data: clients, isError, isFetching, refetch } = useListClientsQuery();
  const choice = useSelector(selectClientTable);
  const [creating, setCreating] = useState(false);
  const shown = useMemo(() => viewClients(clients ?? [], choice), [clients, choice]);
  const create = () => setCreating(true);

  if (isError && !isFetching) return <ErrorState {...admin.listFailed} onRetry={() => void refetch()} />;
  return (
    <List>
      <ClientToolbar shown={shown} total={clients?.length ?? 0} onCreate={create} />
      {clients ? <ClientTable clients={shown} empty={<NoClients onCreate={create} />} /> : <Skeleton rows={8} />}
      <CreateClientDialog open={creating} onOpenChange={setCreating} />
      <ClientSheet clients={clients} />
    </List>
  );
}

const List = styled.div`
  display: grid;
  gap: 16px;
`;
