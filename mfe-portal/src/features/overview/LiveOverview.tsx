import { EmptyState, ErrorState, Skeleton } from '@skal/shared-ui';
import { useWhileWatched } from '@skal/shell-kit/api';
import { styled } from 'styled-components';
import { overview, liveOverview as words } from '../../content/overview.ts';
import { SectionBody } from '../../parts/Grid.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { MetricTiles } from './MetricTiles.tsx';
import { useReadOverviewQuery } from './overview.api.ts';
import { OverviewColumns } from './overview.styles.ts';
import { TrendPanel } from './TrendPanel.tsx';
import { YesterdayPanel } from './YesterdayPanel.tsx';

const { alerts } = overview;

/** So often a live app's figures are read anew, while somebody looks. */
const EVERY_MS = 30_000;

/** The overview of a live app: what it reported, and nothing that it did not. */
export function LiveOverview() {
  const { data, isError, refetch } = useReadOverviewQuery();
  useWhileWatched(() => void refetch(), EVERY_MS);
  if (!data) {
    return isError ? (
      <ErrorState {...words.failed} onRetry={() => void refetch()} />
    ) : (
      <Skeleton rows={8} label={words.loading} />
    );
  }
  return (
    <SectionBody>
      <MetricTiles figures={data} />
      {data.lastReportOn === null ? null : <YesterdayPanel day={data.yesterday} lastReportOn={data.lastReportOn} />}
      <OverviewColumns>
        <TrendPanel days={data.revenueTrend} />
        <Panel title={alerts.title}>
          {data.alerts.length > 0 ? (
            <Alerts>
              {data.alerts.map(({ id, title, at }) => (
                <li key={id}>
                  <span>{title}</span>
                  <Moment at={at} />
                </li>
              ))}
            </Alerts>
          ) : (
            <EmptyState headingLevel={3} title={alerts.empty} description={alerts.meaning} />
          )}
        </Panel>
      </OverviewColumns>
    </SectionBody>
  );
}

const Alerts = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    padding-block: 10px;
    overflow-wrap: anywhere;
  }

  & > li + li {
    border-block-start: 1px solid var(--line);
  }

  & time {
    justify-self: start;
    color: var(--ink-3);
    font: var(--type-meta);
  }
`;
