import { t } from '@lingui/core/macro';
import type { RecentPeriod } from '@skal/contracts/analytics/recentPeriod';
import { contentPermissions } from '@skal/contracts/content/contentPermission';
import type { ContentStatusReply } from '@skal/contracts/content/contentVersion';
import { TextLink } from '@skal/shared-ui';
import { Link } from 'react-router-dom';
import { dateRange } from '../../components/charts/metricCsv.ts';
import { RankingPanel } from '../../components/charts/RankingPanel.tsx';
import { TimeSeriesPanel } from '../../components/charts/TimeSeriesPanel.tsx';
import { EmptyPanels } from '../../components/empty/EmptyPanels.tsx';
import { LiveHint } from '../../components/empty/LiveHint.tsx';
import { PanelEmptyState } from '../../components/empty/PanelEmptyState.tsx';
import { Grid, SectionBody } from '../../components/layout/Grid.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { MetricGrid, type MetricTile, UNREPORTED } from '../../components/metrics/MetricGrid.tsx';
import { reportSection } from '../../components/reportSection.tsx';
import { missingMetricCopy } from '../../content/panelCopy.ts';
import { rollingPeriodCopy, rollingPeriods } from '../../content/rollingPeriods.ts';
import { contentManagementLink, contentSection, liveContent as copy } from '../../content/sections/contentSection.ts';
import { useReadContentQuery } from '../../features/content/content.api.ts';
import { ContentStatus } from '../../features/contentVersion/ContentStatus.tsx';
import { useStatusContentVersionQuery } from '../../features/contentVersion/contentVersion.api.ts';
import { formatInteger } from '../../format/number.ts';
import { hasPermission, useAccount } from '../../session/useAccount.ts';

const { tiles, panels } = contentSection;

function ManagementLink() {
  const account = useAccount();
  const { live } = account;
  if (!contentPermissions.some((permission) => hasPermission(account, permission))) return null;
  return (
    <p>
      <TextLink as={Link} to="/content-management">
        {live ? contentManagementLink.live : contentManagementLink.demo}
      </TextLink>
    </p>
  );
}

/** A figure of the portal itself. */
const counted = (label: string, value: number | undefined): MetricTile => ({
  ...{ label, note: copy.ofPortal, format: formatInteger },
  metric: { ...UNREPORTED, value: value ?? null },
});

/** What is published, and what is not yet. */
const contentTiles = (status: ContentStatusReply | undefined) => [
  counted(tiles.published.label, status?.published),
  counted(tiles.drafts.label, status?.changes),
];

/** What was published last, and what is not yet. */
function RecentlyChanged({ status }: { status: ContentStatusReply | undefined }) {
  const { recentlyChanged } = panels;
  return (
    <Panel title={recentlyChanged.title} wide>
      {status && (status.number > 0 || status.changes > 0) ? (
        <ContentStatus {...status} />
      ) : (
        <PanelEmptyState {...recentlyChanged} />
      )}
    </Panel>
  );
}

/** Published content of a live app, until the app reports a view. */
function WithoutViews() {
  const { live } = useAccount();
  return live ? <PublishedContent /> : <EmptyPanels {...contentSection} />;
}

function PublishedContent() {
  const { data } = useStatusContentVersionQuery();
  return (
    <SectionBody>
      <LiveHint>{contentSection.source}</LiveHint>
      <MetricGrid cells={[...contentTiles(data), { label: tiles.views.label, metric: UNREPORTED }]} />
      <Grid>
        <Panel title={panels.mostViewed.title}>
          <PanelEmptyState empty={missingMetricCopy.text} emptyHint={panels.mostViewed.emptyHint} />
        </Panel>
        <RecentlyChanged status={data} />
      </Grid>
    </SectionBody>
  );
}

/** Views that the app reported, and the state of the published content. */
function useContentSection(period: RecentPeriod) {
  const reported = useReadContentQuery({ query: { period } });
  const { data: status } = useStatusContentVersionQuery();
  return { ...reported, data: reported.data && { ...reported.data, status } };
}

/** Content views of a period, compared with the previous one (K4), and what is published. */
export default reportSection({
  ...{ name: t`content`, copy: contentSection, stateCopy: copy },
  periods: { label: rollingPeriodCopy.label, all: rollingPeriods },
  useQuery: ({ id }) => useContentSection(id),
  sourceMetrics: (reply) => [reply.views],
  tiles: (reply, { before }) => [
    ...contentTiles(reply.status),
    { label: tiles.views.label, metric: reply.views, previousLabel: before },
  ],
  panels({ series, mostViewed, screens, status }) {
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
          <RecentlyChanged status={status} />
        </Grid>
      </>
    );
  },
  emptyState: <WithoutViews />,
  footer: <ManagementLink />,
});
