import type { ClientReply } from '@skal/contracts/client/client';
import { Avatar, Text } from '@skal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { NEVER } from '../../content/clients/client.ts';
import { overview } from '../../content/dashboard/admin.ts';
import { formatDateTime } from '../../format/date.ts';

/** URL of the overview with a client's panel open. */
const hrefOfClient = (id: string): string => `/admin?client=${id}`;

/** Number of rows on the overview (R4). */
const VISIBLE_ROWS = 5;

/** The first clients of the list, latest sign-in first (R4, T38). */
export function RecentClients({ clients }: { clients: readonly ClientReply[] }) {
  if (clients.length === 0) return <Text tone="muted">{overview.noRecent}</Text>;
  return (
    <List>
      {clients.slice(0, VISIBLE_ROWS).map(({ id, businessName, contactName, lastLogin }) => (
        <Row key={id}>
          <Avatar name={businessName} size={36} />
          <Names>
            <Business to={hrefOfClient(id)}>{businessName}</Business>
            <Text as="span" size="meta" tone="subtle">
              {contactName}
            </Text>
          </Names>
          <Text as="span" size="meta" tone="muted">
            {lastLogin ? <time dateTime={lastLogin}>{formatDateTime(lastLogin)}</time> : NEVER}
          </Text>
        </Row>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-block: 10px;

  &:not(:first-child) {
    border-block-start: 1px solid var(--line);
  }
`;

const Names = styled.span`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Business = styled(Link)`
  color: var(--ink);
  font-weight: 600;
  text-decoration: none;

  &:hover {
    color: var(--fjord);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
