import { ErrorState, Skeleton } from '@skal/shared-ui';
import { admin } from '../content/admin.ts';
import { useClientFigures } from '../features/client/useClientFigures.ts';
import { OverviewPanels } from '../features/overview/OverviewPanels.tsx';

/** The dashboard's first tab: figures, the latest sign-ins, where the revenue comes from (R3-R5). */
export function OverviewTab() {
  const { figures, isError, refetch } = useClientFigures();
  if (figures) return <OverviewPanels {...figures} />;
  if (isError) return <ErrorState {...admin.listFailed} onRetry={refetch} />;
  return <Skeleton rows={6} />;
}
