import { ErrorState, Skeleton, Stack } from '@skal/shared-ui';
import { useRefetchOnMount } from '@skal/shell-kit/api';
import { useDeferredValue } from 'react';
import { adminCopy } from '../content/dashboard/admin.ts';
import { AppAlerts } from '../features/appAlert/AppAlerts.tsx';
import { useListAppAlertQuery } from '../features/appAlert/appAlert.api.ts';
import { useClientStats } from '../features/client/list/useClientStats.ts';
import { DeadLetterNotice } from '../features/deadLetter/DeadLetterNotice.tsx';
import { OverviewPanels } from '../features/overview/OverviewPanels.tsx';
import { useListRevenueQuery, useReadRevenueHistoryQuery } from '../features/revenue/revenue.api.ts';

/** The first tab: client counts, latest sign-ins, revenue breakdown (R3-R5). */
export function OverviewTab() {
  const { figures, isError, refetch } = useClientStats();
  const { data: categories, isError: hasFailed } = useListRevenueQuery();
  const { data: course } = useReadRevenueHistoryQuery();
  // Requested together with the others, so that it appears with them and does not shift the layout.
  const refetchOnMountOrArgChange = useRefetchOnMount();
  const appAlerts = useListAppAlertQuery(undefined, { refetchOnMountOrArgChange });
  // Deferred: rendering everything at once would block input.
  const shown = useDeferredValue(figures);
  const revenue = { categories, hasFailed, isDemo: course?.isDemo ?? false };
  if (shown) {
    return (
      <Stack gap={24}>
        <DeadLetterNotice />
        <AppAlerts query={appAlerts} />
        <OverviewPanels {...shown} revenue={revenue} />
      </Stack>
    );
  }
  if (isError) return <ErrorState {...adminCopy.listFailed} onRetry={refetch} />;
  return <Skeleton rows={6} />;
}
