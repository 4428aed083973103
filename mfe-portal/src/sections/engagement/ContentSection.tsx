import { TextLink } from '@skal/shared-ui';
import { Link } from 'react-router-dom';
import { dateRange } from '../../components/charts/metricCsv.ts';
import { RankingPanel } from '../../components/charts/RankingPanel.tsx';
import { TimeSeriesPanel } from '../../components/charts/TimeSeriesPanel.tsx';
import { PanelEmptyState } from '../../components/empty/PanelEmptyState.tsx';
import { Grid } from '../../components/layout/Grid.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { UNREPORTED } from '../../components/metrics/MetricGrid.tsx';
import { reportSection } from '../../components/reportSection.tsx';
import { rollingPeriodCopy, rollingPeriods } from '../../content/rollingPeriods.ts';
import { contentManagementLink, contentSection, liveContent as copy } from '../../content/sections/contentSection.ts';
import { useReadContentQuery } from '../../features/content/content.api.ts';
import { formatInteger } from '../../format/number.ts';
import { useAccount } from '../../session/useAccount.ts';

const { tiles, panels } = contentSection;

function ManagementLink() {
  const { live } = useAccount();
  return (
    <p>
      <TextLink as={Link} to="/content-management">
        {live ? contentManagementLink.live : contentManagementLink.demo}
      </TextLink>
    </p>
  );
}

/** Content views of a period, compared with the previous one (K4). */
export default reportSection({
  ...{ name: 'content', copy: contentSection, stateCopy: copy },
  periods: { label: rollingPeriodCopy.label, all: rollingPeriods },
  useQuery: ({ id }) => useReadContentQuery({ query: { period: id } }),
  sourceMetrics: (reply) => [reply.views],
  tiles: (reply, { before }) => [
    { label: tiles.published.label, metric: UNREPORTED },
    { label: tiles.drafts.label, metric: UNREPORTED },
    { label: tiles.views.label, metric: reply.views, previousLabel: before },
  ],
  panels({ series, mostViewed, screens }) {
    const reported = series.flatMap((step) => step.views ?? []);
    const total = reported.reduce((sum, value) => sum + value, 0);
    return (
      <>
        <TimeSeriesPanel
          {...{ title: copy.views, hint: copy.viewsHint(series.length), wide: true, kind: 'bars', buckets: series }}
          series={[
            { name: copy.views, value: (step) => step.views, format: formatInteger },
            { name: copy.daysBefore(series.length), value: ({ before }) => before, format: formatInteger },
          ]}
          summary={rollingPeriodCopy.totalSummary(reported.length, formatInteger(total))}
          days={dateRange(series)}
        />
        <Grid>
          <RankingPanel
            {...panels.mostViewed}
            hint={copy.mostHint}
            heads={[copy.page, copy.views]}
            rows={mostViewed.map((item) => ({ name: item.item, value: item.views }))}
          />
          {screens.length > 0 ? (
            <RankingPanel
              title={copy.screens}
              hint={copy.screensHint}
              heads={[copy.screen, copy.shows]}
              rows={screens.map(({ screen, shows }) => ({ name: screen, value: shows }))}
            />
          ) : null}
          <Panel title={panels.recentlyChanged.title} wide>
            <PanelEmptyState {...panels.recentlyChanged} />
          </Panel>
        </Grid>
      </>
    );
  },
  footer: <ManagementLink />,
});
