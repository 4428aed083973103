import type { RevenueHistoryReply } from '@skal/contracts/finance/revenue';
import { Button, Card, ErrorState, Heading, ReloadButton, Skeleton, Table, Text } from '@skal/shared-ui';
import { createLazyResource, Lazy } from '@skal/shell-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { revenueHistory as copy, formatYearMonth, revenue } from '../../content/dashboard/revenue.ts';
import { formatMoney } from '../../format/money.ts';
import { useReadRevenueHistoryQuery } from './revenue.api.ts';

// The chart's scale library is a chunk of its own; the table does not wait for it.
const revenueChart = createLazyResource(() => import(/* webpackChunkName: "RevenueChart" */ './RevenueChart.tsx'));

/** Twelve months of revenue, as chart or table. */
export function RevenueHistory() {
  const { data, isError, isFetching, refetch } = useReadRevenueHistoryQuery();
  const [asTable, setAsTable] = useState(false);
  return (
    <StyledCard>
      <Header>
        <Heading level={2} size="h4">
          {copy.title}
        </Heading>
        <ViewToggle variant="quiet" size="sm" onClick={() => setAsTable(!asTable)}>
          {asTable ? copy.asChart : copy.asTable}
        </ViewToggle>
      </Header>
      {data ? (
        <Months months={data.months} asTable={asTable} />
      ) : isError && !isFetching ? (
        <ErrorState {...revenue.failed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={6} />
      )}
    </StyledCard>
  );
}

function Months({ months, asTable }: Pick<RevenueHistoryReply, 'months'> & { asTable: boolean }) {
  if (asTable) {
    return (
      <Table
        caption={copy.title}
        dense
        rows={months}
        rowKey={({ month }) => month}
        columns={[
          { id: 'month', header: copy.month, rowHeader: true, cell: ({ month }) => formatYearMonth(month) },
          { id: 'amount', header: copy.revenue, align: 'end', cell: ({ amount }) => formatMoney(amount) },
        ]}
      />
    );
  }
  return (
    <Lazy
      resource={revenueChart}
      waiting={<Skeleton rows={6} />}
      failed={(retry, reload) => (
        <Header>
          <Text tone="muted">{copy.failed}</Text>
          <Button variant="secondary" size="sm" onClick={retry}>
            {copy.retry}
          </Button>
          {reload ? <ReloadButton size="sm" onReload={reload} /> : null}
        </Header>
      )}
    >
      {({ RevenueChart }) => <RevenueChart months={months} />}
    </Lazy>
  );
}

const StyledCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;

/** Aligns the button's text with the card's edge. */
const ViewToggle = styled(Button)`
  margin-inline-end: -14px;
`;
