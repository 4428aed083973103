import type { RevenuePeriod, RevenueReply } from '@skal/contracts/finance/revenue';
import { Card, Heading, Table, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { categoryNames } from '../../content/billing/categoryNames.ts';
import { revenue as copy, periodPhrases } from '../../content/dashboard/revenue.ts';
import { formatMoney } from '../../format/money.ts';

interface Props {
  id: string;
  category: RevenueReply;
  period: RevenuePeriod;
}

/** Revenue of a category per client, highest first; the row of all other clients is last. */
export function RevenueClients({ id, category, period }: Props) {
  const title = copy.clientsTitle(categoryNames[category.category], periodPhrases[period]);
  const clients = category.clients.toSorted(
    (a, b) => Number(a.clientId === null) - Number(b.clientId === null) || b[period] - a[period],
  );
  return (
    <StyledCard as="section" id={id} aria-label={title}>
      <Heading level={2} size="h4">
        {title}
      </Heading>
      <Table
        caption={title}
        dense
        rows={clients}
        rowKey={({ clientId }) => clientId ?? 'others'}
        empty={<Text tone="muted">{copy.noClients}</Text>}
        columns={[
          {
            id: 'client',
            header: copy.client,
            rowHeader: true,
            cell: ({ clientId, businessName }) => (clientId === null ? copy.otherClients : businessName),
          },
          { id: 'amount', header: copy.amount, align: 'end', cell: (client) => formatMoney(client[period]) },
        ]}
      />
    </StyledCard>
  );
}

const StyledCard = styled(Card)`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;
