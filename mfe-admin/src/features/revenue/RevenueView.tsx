import {
  type RevenueCategory,
  type RevenuePeriod,
  type RevenueReply,
  revenuePeriods,
} from '@skal/contracts/finance/revenue';
import { Banner, EmptyState, ErrorState, Select, Skeleton, StatTile } from '@skal/shared-ui';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { categoryNames } from '../../content/billing/categoryNames.ts';
import { revenue as copy, periodNames } from '../../content/dashboard/revenue.ts';
import { formatMoney } from '../../format/money.ts';
import { useUrlParams } from '../../url/useUrlParams.ts';
import { RevenueClients } from './RevenueClients.tsx';
import { RevenueComparison } from './RevenueComparison.tsx';
import { RevenueHistory } from './RevenueHistory.tsx';
import { useListRevenueQuery, useReadRevenueHistoryQuery } from './revenue.api.ts';
import { TrendIndicator } from './TrendIndicator.tsx';

interface Props {
  categories: readonly RevenueReply[];
  period: RevenuePeriod;
}

/** A tile per category; a press shows its revenue per client (R10). */
function RevenueTiles({ categories, period }: Props) {
  const id = useId();
  const [open, setOpen] = useState<RevenueCategory | null>(null);
  return (
    <Tiles>
      {categories.map((entry) => (
        <Fragment key={entry.category}>
          <StatTile
            as="button"
            label={categoryNames[entry.category]}
            value={formatMoney(entry[period])}
            delta={<TrendIndicator trend={entry.trend} />}
            aria-expanded={entry.category === open}
            aria-controls={entry.category === open ? id : undefined}
            onClick={() => setOpen(entry.category === open ? null : entry.category)}
          />
          {entry.category === open ? <RevenueClients id={id} category={entry} period={period} /> : null}
        </Fragment>
      ))}
    </Tiles>
  );
}

/** The details follow their tile in the DOM and appear below its row; the following tiles fill the row. */
const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  grid-auto-flow: dense;
  gap: 16px;
`;

const PERIOD = 'period';

/** The period in the URL; month by default. */
function usePeriod(): [RevenuePeriod, (period: string) => void] {
  const [params, setParams] = useUrlParams();
  const named = revenuePeriods.find((period) => period === params.get(PERIOD));
  const choose = (period: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(PERIOD, period);
        return next;
      },
      { replace: true },
    );
  return [named ?? 'monthly', choose];
}

/** Revenue by category and client, in all periods, and per month (R10-R12). */
export function RevenueView({ actions }: { actions?: ReactNode }) {
  const { data, isError, isFetching, refetch } = useListRevenueQuery();
  const { data: course } = useReadRevenueHistoryQuery();
  const [period, choose] = usePeriod();
  return (
    <Rows>
      <Bar>
        <Select
          label={copy.period}
          showLabel
          value={period}
          onValueChange={choose}
          options={revenuePeriods.map((value) => ({ value, label: periodNames[value] }))}
        />
        {actions}
      </Bar>
      {data ? (
        <Figures {...{ data, period }} isDemo={course?.isDemo ?? false} />
      ) : isError && !isFetching ? (
        <ErrorState {...copy.failed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={8} />
      )}
    </Rows>
  );
}

interface FiguresProps {
  data: readonly RevenueReply[];
  period: RevenuePeriod;
  isDemo: boolean;
}

function Figures({ data, period, isDemo }: FiguresProps) {
  if (data.length === 0) return <EmptyState title={copy.none} description={copy.noneMeaning} />;
  return (
    <>
      {isDemo ? <Banner tone="attention">{copy.demo}</Banner> : null}
      <RevenueTiles categories={data} period={period} />
      <RevenueComparison categories={data} />
      <RevenueHistory />
    </>
  );
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 12px;
`;
