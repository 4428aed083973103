import { ErrorState, Skeleton } from '@skal/shared-ui';
import { admin } from '../content/admin.ts';
import { useListClientQuery } from '../features/client/client.api.ts';
import { OverviewPanels } from '../features/overview/OverviewPanels.tsx';

/** The dashboard's first tab: figures, the latest sign-ins, where the revenue comes from (R3-R5). */
export function OverviewTab() {
  const { data: clients, isError, isFetching, refetch } = useListClientQuery();
  if (clients) return <OverviewPanels clients={clients} />;
  if (isError && !isFetching) return <ErrorState {...admin.listFailed} onRetry={() => void refetch()} />;
  return <Skeleton rows={6} />;
}
