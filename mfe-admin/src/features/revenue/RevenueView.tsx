import { type RevenuePeriod, type RevenueReply, revenuePeriods } from '@skal/contracts/finance/revenue';
import { Banner, EmptyState, ErrorState, Select, Skeleton } from '@skal/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { revenue as copy, periodNames } from '../../content/dashboard/revenue.ts';
import { useUrlParams } from '../../url/useUrlParams.ts';
import { RevenueComparison } from './RevenueComparison.tsx';
import { RevenueHistory } from './RevenueHistory.tsx';
import { RevenueTiles } from './RevenueTiles.tsx';
import { useListRevenueQuery, useReadRevenueHistoryQuery } from './revenue.api.ts';

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
