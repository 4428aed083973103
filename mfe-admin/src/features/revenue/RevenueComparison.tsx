import {
  type RevenuePeriod,
  type RevenueReply,
  type RevenueTrend,
  revenuePeriods,
} from '@skal/contracts/finance/revenue';
import { Card, Heading, Table, type TableColumn, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { categoryNames } from '../../content/billing/categoryNames.ts';
import { revenue as copy, periodNames } from '../../content/dashboard/revenue.ts';
import { formatMoney } from '../../format/money.ts';
import { TrendIndicator } from './TrendIndicator.tsx';

type Line = Record<RevenuePeriod, number> & { name: string; trend: RevenueTrend | null };

const columns: readonly TableColumn<Line>[] = [
  { id: 'category', header: copy.category, rowHeader: true, cell: ({ name }) => name },
  ...revenuePeriods.map(
    (period): TableColumn<Line> => ({
      id: period,
      header: periodNames[period],
      align: 'end',
      cell: (line) => formatMoney(line[period]),
    }),
  ),
  { id: 'trend', header: copy.trend, cell: ({ trend }) => (trend ? <TrendIndicator trend={trend} /> : null) },
];

const totalOf = (categories: readonly RevenueReply[], period: RevenuePeriod) =>
  categories.reduce((sum, category) => sum + category[period], 0);

/** All categories in all four periods, with trends (R10-R12). */
export function RevenueComparison({ categories }: { categories: readonly RevenueReply[] }) {
  const lines: Line[] = categories.map(({ category, daily, weekly, monthly, yearly, trend }) => ({
    ...{ name: categoryNames[category], daily, weekly, monthly, yearly, trend },
  }));
  const total: Line = {
    name: copy.total,
    daily: totalOf(categories, 'daily'),
    weekly: totalOf(categories, 'weekly'),
    monthly: totalOf(categories, 'monthly'),
    yearly: totalOf(categories, 'yearly'),
    trend: null,
  };
  return (
    <StyledCard>
      <Heading level={2} size="h4">
        {copy.comparison}
      </Heading>
      <Table caption={copy.comparison} columns={columns} rows={[...lines, total]} rowKey={({ name }) => name} dense />
      <Text size="meta" tone="subtle">
        {copy.comparisonNote}
      </Text>
    </StyledCard>
  );
}

const StyledCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;
