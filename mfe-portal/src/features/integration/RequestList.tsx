import type { IntegrationRequestReply } from '@skal/contracts/integration/integration';
import { urgencyLabels } from '@skal/contracts/integration/integrationLabels';
import { ErrorState, Skeleton, Table, type TableColumn } from '@skal/shared-ui';
import { PanelEmptyState } from '../../components/empty/PanelEmptyState.tsx';
import { integrations } from '../../content/integrations/integrations.ts';
import { formatDay } from '../../format/date.ts';
import { useListIntegrationQuery } from './integration.api.ts';

const { activity } = integrations;

const columns: readonly TableColumn<IntegrationRequestReply>[] = [
  { id: 'integration', header: activity.columns.integration, rowHeader: true, cell: ({ integration }) => integration },
  { id: 'need', header: activity.columns.need, cell: ({ businessNeed }) => businessNeed },
  { id: 'urgency', header: activity.columns.urgency, cell: ({ urgency }) => urgencyLabels[urgency] },
  { id: 'day', header: activity.columns.day, cell: ({ createdAt }) => formatDay(createdAt) },
];

/** Integration requests of a live client, newest first. */
export function RequestList() {
  const { data, isError, isFetching, refetch } = useListIntegrationQuery();
  if (isError && !isFetching)
    return <ErrorState {...activity.failed} headingLevel={3} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={3} />;
  if (data.length === 0) return <PanelEmptyState empty={activity.empty} emptyHint={activity.emptyHint} />;
  const rows = data.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return <Table caption={activity.caption} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}
