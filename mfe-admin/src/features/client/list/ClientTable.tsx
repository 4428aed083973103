import { type ClientReply, clientStatuses, subscriptionPlans } from '@skal/contracts/client/client';
import { media, Table, type TableColumn } from '@skal/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { bulkUpdate, type ClientPatch } from '../../../content/clients/bulkUpdate.ts';
import { clientStatusLabels, NO_PHONE, planLabels } from '../../../content/clients/client.ts';
import { clientList, clientColumns as copy } from '../../../content/dashboard/admin.ts';
import { InlineSelect } from '../bulk/InlineSelect.tsx';
import { RowCheckbox } from '../bulk/RowCheckbox.tsx';
import type { Selection } from '../bulk/useSelection.ts';
import { LastLogin } from '../LastLogin.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { type SelectedClient, useSelectedClient } from '../useSelectedClient.ts';
import { ClientRowActions } from './ClientRowActions.tsx';
import { isClientColumn } from './clientListOptions.ts';
import type { ClientListParams } from './useClientListParams.ts';

interface RowProps {
  opener: SelectedClient;
  clients: readonly ClientReply[];
  selection: Pick<Selection, 'isSelected' | 'select'>;
  /** Updates a client from its row. */
  onChange: (client: ClientReply, change: ClientPatch) => void;
}

/**
 * The columns (R8). The business name, beside its checkbox, is a link to the panel that View opens; plan and status are editable;
 * the actions are pinned.
 */
const columnsFor = ({ opener, clients, selection, onChange }: RowProps): TableColumn<ClientReply>[] => [
  {
    id: 'business',
    header: copy.business,
    sortable: true,
    rowHeader: true,
    cell: (client) => (
      <NameCell>
        <RowCheckbox {...selection} client={client} clients={clients} />
        <RowLink to={opener.buildHref(client.id)}>{client.businessName}</RowLink>
      </NameCell>
    ),
  },
  { id: 'contact', header: copy.contact, sortable: true, breakWords: true, cell: ({ contactName }) => contactName },
  {
    id: 'plan',
    header: copy.plan,
    sortable: true,
    cell: (client) => (
      <InlineSelect
        label={bulkUpdate.planLabel(client.businessName)}
        value={client.subscriptionPlan}
        values={subscriptionPlans}
        names={planLabels}
        onChoose={(subscriptionPlan) => onChange(client, { subscriptionPlan })}
      >
        {planLabels[client.subscriptionPlan]}
      </InlineSelect>
    ),
  },
  {
    id: 'status',
    header: copy.status,
    sortable: true,
    cell: (client) => (
      <InlineSelect
        label={bulkUpdate.statusLabel(client.businessName)}
        value={client.status}
        values={clientStatuses}
        names={clientStatusLabels}
        onChoose={(status) => onChange(client, { status })}
      >
        <StatusBadge status={client.status} />
      </InlineSelect>
    ),
  },
  { id: 'phone', header: copy.phone, sortable: true, cell: ({ phone }) => <MutedText>{phone || NO_PHONE}</MutedText> },
  {
    id: 'lastLogin',
    header: copy.lastLogin,
    sortable: true,
    cell: ({ lastLogin }) => (
      <MutedText>
        <LastLogin at={lastLogin} />
      </MutedText>
    ),
  },
  {
    id: 'actions',
    header: copy.actions,
    cell: (client) => <ClientRowActions client={client} open={opener.open} />,
  },
];

interface Props extends Pick<ClientListParams, 'choice' | 'setOptions'>, Omit<RowProps, 'opener'> {
  /** Columns that the operator has hidden. */
  hidden: readonly string[];
  /** Shown in place of rows. */
  empty: ReactNode;
}

/** The clients as rows (R8). */
export function ClientTable({ hidden, empty, choice, setOptions, ...rowProps }: Props) {
  const opener = useSelectedClient();
  return (
    <Table
      caption={clientList.caption}
      columns={columnsFor({ ...rowProps, opener }).filter(({ id }) => !hidden.includes(id))}
      rows={rowProps.clients}
      rowKey={({ id }) => id}
      selectedKey={opener.openId ?? undefined}
      sort={choice.sort ?? undefined}
      onSort={({ id, direction }) => {
        if (isClientColumn(id)) setOptions({ sort: { id, direction } });
      }}
      empty={empty}
      dense
    />
  );
}

const NameCell = styled.span`
  display: flex;
  align-items: flex-start;
  gap: 12px;
`;

const RowLink = styled(Link)`
  border-radius: var(--radius-4);
  color: var(--ink);
  text-decoration: none;

  &:hover {
    color: var(--fjord);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

const MutedText = styled.span`
  color: var(--ink-2);
  font-family: var(--font-figures);
  white-space: nowrap;

  ${media.table} {
    white-space: normal;
  }
`;
