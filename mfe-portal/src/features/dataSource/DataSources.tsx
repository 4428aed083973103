import { DescriptionList, ErrorState, Skeleton } from '@skal/shared-ui';
import { useLiveUpdates } from '@skal/shell-kit/api';
import { PanelEmptyState } from '../../components/empty/PanelEmptyState.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { dataSources as copy } from '../../content/integrations/dataSources.ts';
import { sourceName } from '../../content/panelCopy.ts';
import { formatDay } from '../../format/date.ts';
import { formatDateTime } from '../../format/relativeTime.ts';
import { useListMetricSourceQuery } from './reporter.api.ts';

/** Data sources of a live client, with first and last report. */
export const DataSources = () => (
  <Panel title={copy.title}>
    <Rows />
  </Panel>
);

function Rows() {
  const query = useListMetricSourceQuery();
  useLiveUpdates('metrics', query);
  const { data, isError, isFetching, refetch } = query;
  if (isError && !isFetching) {
    return <ErrorState {...copy.failed} headingLevel={3} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton rows={2} label={copy.loading} />;
  if (data.length === 0) return <PanelEmptyState empty={copy.empty} emptyHint={copy.emptyHint} />;
  return (
    <DescriptionList
      items={data.map(({ source, since, lastAt }) => ({
        term: sourceName(source),
        description: copy.activeSince(formatDay(since), formatDateTime(lastAt)),
      }))}
    />
  );
}
