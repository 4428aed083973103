import type { ClientReply } from '@skal/contracts/client';
import { Table, type TableColumn } from '@skal/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { clientList, clientColumns as words } from '../../content/admin.ts';
import { NO_PHONE, planNames } from '../../content/client.ts';
import { isClientColumn } from './clientView.ts';
import { LastLogin } from './LastLogin.tsx';
import { RowActions } from './RowActions.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import type { ChosenClients } from './useClientChoice.ts';
import { type OpenClient, useOpenClient } from './useOpenClient.ts';

/** The columns (R8). The business's name is a link to what View opens; the actions are always in sight. */
const columnsFor = ({ hrefOf, open }: OpenClient): TableColumn<ClientReply>[] => [
  {
    id: 'business',
    header: words.business,
    sortable: true,
    rowHeader: true,
    cell: ({ id, businessName }) => <RowLink to={hrefOf(id)}>{businessName}</RowLink>,
  },
  { id: 'contact', header: words.contact, sortable: true, cell: ({ contactName }) => contactName },
  { id: 'plan', header: words.plan, sortable: true, cell: ({ subscriptionPlan }) => planNames[subscriptionPlan] },
  { id: 'status', header: words.status, sortable: true, cell: ({ status }) => <StatusBadge status={status} /> },
  { id: 'phone', header: words.phone, sortable: true, cell: ({ phone }) => <Quiet>{phone || NO_PHONE}</Quiet> },
  {
    id: 'lastLogin',
    header: words.lastLogin,
    sortable: true,
    cell: ({ lastLogin }) => (
      <Quiet>
        <LastLogin at={lastLogin} />
      </Quiet>
    ),
  },
  {
    id: 'actions',
    header: words.actions,
    cell: (client) => <RowActions client={client} open={open} />,
  },
];

interface Props extends Pick<ChosenClients, 'choice' | 'choose'> {
  clients: readonly ClientReply[];
  /** The columns that the operator wants to do without. */
  hidden: readonly string[];
  /** Shown in place of rows. */
  empty: ReactNode;
}

/** The clients as rows (R8). */
export function ClientTable({ clients, hidden, empty, choice, choose }: Props) {
  const opener = useOpenClient();
  return (
    <Table
      caption={clientList.caption}
      columns={columnsFor(opener).filter(({ id }) => !hidden.includes(id))}
      rows={clients}
      rowKey={({ id }) => id}
      selectedKey={opener.openId ?? undefined}
      sort={choice.sort ?? undefined}
      onSort={({ id, direction }) => {
        if (isClientColumn(id)) choose({ sort: { id, direction } });
      }}
      empty={empty}
      dense
    />
  );
}

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

const Quiet = styled.span`
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
