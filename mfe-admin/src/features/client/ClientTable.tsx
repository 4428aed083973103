import type { ClientReply } from '@skal/contracts';
import { Table, type TableColumn } from '@skal/shared-ui';
import { type ReactNode, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { clientColumns as words, clientList } from '../../content/admin.ts';
import { NO_PHONE, planNames } from '../../content/client.ts';
import { selectClientTable, sorted } from './clientTable.slice.ts';
import { isClientColumn } from './clientView.ts';
import { LastLogin } from './LastLogin.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { useOpenClient } from './useOpenClient.ts';

/** The columns (R8). The business's name and View lead to the same record; the actions are always in sight. */
const columnsFor = (hrefOf: (id: string) => string): TableColumn<ClientReply>[] => [
  {
    id: 'business',
    header: words.business,
    sortable: true,
    rowHeader: true,
    cell: ({ id, businessName }) => <RowLink to={hrefOf(id)}>{businessName}</RowLink>,
  },
  {
    id: 'contact',
    header: words.contact,
    sortable: true,
    cell: ({ contactName, email }) => (
      <Contact>
        <span>{contactName}</span>
        <Email>{email}</Email>
      </Contact>
    ),
  },
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
    cell: ({ id, businessName }) => (
      <Action to={hrefOf(id)} role="button" aria-label={`${words.view} ${businessName}`}>
        {words.view}
      </Action>
    ),
  },
];
