import { ErrorState, Skeleton } from '@skal/shared-ui';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { admin } from '../../content/admin.ts';
import { ClientSheet } from './ClientSheet.tsx';
import { ClientTable } from './ClientTable.tsx';
import { ClientToolbar } from './ClientToolbar.tsx';
import { CreateDialog, useCreateDialog } from './CreateDialog.tsx';
import { useListClientQuery } from './client.api.ts';
import { selectClientTable } from './clientTable.slice.ts';
import { viewClients } from './clientView.ts';
import { NoClients } from './NoClients.tsx';

/** The clients: search, filter, create, export, and the table (R6-R9). */
export function ClientList() {
  const { data: clients, isError, isFetching, refetch } = useListClientQuery();
  const choice = useSelector(selectClientTable);
  const { open, setOpen, opener } = useCreateDialog();
  const shown = useMemo(() => viewClients(clients ?? [], choice), [clients, choice]);

  if (isError && !isFetching) return <ErrorState {...admin.listFailed} onRetry={() => void refetch()} />;
  return (
    <List>
      <ClientToolbar shown={shown} total={clients?.length ?? 0} opener={opener} />
      {clients ? <ClientTable clients={shown} empty={<NoClients opener={opener} />} /> : <Skeleton rows={8} />}
      <CreateDialog open={open} setOpen={setOpen} />
      <ClientSheet clients={clients} />
    </List>
  );
}

const List = styled.div`
  display: grid;
  gap: 16px;
`;
