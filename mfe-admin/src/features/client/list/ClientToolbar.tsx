import type { LazyDialogState } from '@skal/forms/LazyDialog.tsx';
import { Button, DownloadIcon, PlusIcon, Select, Text } from '@skal/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { clientList } from '../../../content/dashboard/admin.ts';
import { ClientSearch } from './ClientSearch.tsx';
import { clientFilters, filterLabel, isClientFilter } from './clientListOptions.ts';
import { exportFilteredClients } from './exportClients.ts';
import type { ClientListParams } from './useClientListParams.ts';

interface Props extends Pick<ClientListParams, 'choice' | 'setOptions'> {
  /** Number of matching clients, and of all clients; undefined until loaded. */
  found: number | undefined;
  total: number | undefined;
  opener: LazyDialogState['triggerProps'];
  /** Additional buttons. */
  children: ReactNode;
}

/** Search, counts and actions in one row (R6, R7). */
export function ClientToolbar({ choice, setOptions, found = 0, total = 0, opener, children }: Props) {
  return (
    <Row>
      <Search>
        <ClientSearch value={choice.search} onSearch={(search) => setOptions({ search })} />
      </Search>
      <Select
        label={clientList.filter}
        value={choice.filter}
        onValueChange={(filter) => {
          if (isClientFilter(filter)) setOptions({ filter });
        }}
        options={clientFilters.map((value) => ({ value, label: filterLabel(value) }))}
      />
      <End>
        <Text size="meta" tone="subtle" role="status">
          {clientList.count(found, total)}
        </Text>
        {children}
        <Button variant="secondary" size="sm" disabled={found === 0} onClick={() => exportFilteredClients(choice)}>
          <DownloadIcon />
          {clientList.export}
        </Button>
        <Button size="sm" {...opener}>
          <PlusIcon />
          {clientList.create}
        </Button>
      </End>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
`;

const Search = styled.div`
  flex: 1 1 180px;
  min-inline-size: 0;
  max-inline-size: 320px;
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  margin-inline-start: auto;

  @media (max-width: 44.99875em) {
    flex: 1 0 100%;

    & > p {
      margin-inline-end: auto;
    }
  }
`;
