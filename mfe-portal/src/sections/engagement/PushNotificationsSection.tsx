import { t } from '@lingui/core/macro';
import type { PushOverviewReply } from '@skal/contracts/push/push';
import { Button, Select, TextAreaField } from '@skal/shared-ui';
import { TimeSeriesPanel } from '../../components/charts/TimeSeriesPanel.tsx';
import { LiveHint } from '../../components/empty/LiveHint.tsx';
import { PanelEmptyState } from '../../components/empty/PanelEmptyState.tsx';
import { Grid, SectionBody } from '../../components/layout/Grid.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { SectionLink } from '../../components/layout/SectionLink.tsx';
import { Toolbar } from '../../components/layout/Toolbar.tsx';
import { EmptyStatTiles } from '../../components/metrics/EmptyStatTiles.tsx';
import { MetricGrid, type MetricTile, UNREPORTED } from '../../components/metrics/MetricGrid.tsx';
import { reportSection } from '../../components/reportSection.tsx';
import { missingMetricCopy } from '../../content/panelCopy.ts';
import { pushCampaigns } from '../../content/sections/pushCampaigns.ts';
import { livePushNotifications as copy, pushNotifications } from '../../content/sections/pushNotifications.ts';
import { LivePush } from '../../features/push/LivePush.tsx';
import { useReadPushQuery } from '../../features/push/push.api.ts';
import { useReadNotificationQuery } from '../../features/pushNotification/notification.api.ts';
import { OpenRatePanel } from '../../features/pushNotification/OpenRatePanel.tsx';
import { formatInteger, formatMetric } from '../../format/number.ts';
import { useAccount } from '../../session/useAccount.ts';

const { quickSend, history } = pushNotifications;
const { counts } = copy;
const { sentToday, openRate, subscribers, scheduled } = pushNotifications.tiles;

const figure = (value: number | null): string => (value === null ? missingMetricCopy.symbol : formatInteger(value));

/** Controls disabled before launch, and until a push service is connected, each with the reason (K23-K26). */
const Sending = () => (
  <>
    <Panel title={quickSend.title}>
      <LiveHint>
        {quickSend.waiting} <SectionLink to="support">{quickSend.ask}</SectionLink>
      </LiveHint>
      <TextAreaField label={quickSend.message} name="message" rows={3} defaultValue="" disabled />
      <Toolbar>
        <Select
          label={quickSend.audience}
          showLabel
          size="md"
          defaultValue={quickSend.audiences[0]}
          options={quickSend.audiences.map((audience) => ({ value: audience, label: audience }))}
          disabled
        />
        <Button disabled>{quickSend.send}</Button>
        <Button variant="secondary" disabled>
          {quickSend.schedule}
        </Button>
      </Toolbar>
    </Panel>
    <Grid>
      {Object.values(pushNotifications.panels).map(({ title, empty, emptyHint }) => (
        <Panel key={title} title={title}>
          <PanelEmptyState empty={empty} emptyHint={emptyHint} />
        </Panel>
      ))}
    </Grid>
    <Panel
      title={history.title}
      aside={
        <Toolbar>
          <Button variant="secondary" size="sm" disabled>
            {history.filter}
          </Button>
          <Button variant="secondary" size="sm" disabled>
            {history.export}
          </Button>
        </Toolbar>
      }
    >
      <PanelEmptyState empty={history.empty} emptyHint={history.emptyHint} />
    </Panel>
  </>
);

/** A figure of the portal itself. */
const counted = (label: string, value: number | null, note: string): MetricTile => ({
  ...{ label, note, format: formatInteger },
  metric: { ...UNREPORTED, value },
});

/** Tiles of a connected push service; null before it is. */
const pushTiles = (overview: PushOverviewReply | undefined) => {
  if (!overview || overview.service === 'missing') return null;
  const guests = overview.audiences.find(({ audience }) => audience === 'all')?.guests ?? null;
  const { tileSource, few, subscriberNote } = pushCampaigns;
  return {
    sentToday: counted(sentToday.label, overview.sentToday, tileSource),
    subscribers: counted(subscribers.label, guests, guests === null ? few : subscriberNote),
    scheduled: counted(scheduled.label, overview.scheduled, tileSource),
  };
};

/** Tiles without a report of the app. */
const Unconnected = () => (
  <SectionBody>
    <LiveHint>{pushNotifications.source}</LiveHint>
    <EmptyStatTiles tiles={pushNotifications.tiles} />
  </SectionBody>
);

/** Tiles of a live app until it reports a notification. */
function LiveTiles() {
  const tiles = pushTiles(useReadPushQuery().data);
  if (!tiles) return <Unconnected />;
  const rate = { label: openRate.label, metric: UNREPORTED };
  return (
    <SectionBody>
      <LiveHint>{copy.source}</LiveHint>
      <MetricGrid cells={[tiles.sentToday, rate, tiles.subscribers, tiles.scheduled]} />
    </SectionBody>
  );
}

function Unreported() {
  const { live } = useAccount();
  return live ? <LiveTiles /> : <Unconnected />;
}

/** Reported deliveries, and what the portal knows of its own notifications. */
function usePushSection() {
  const reported = useReadNotificationQuery();
  const overview = useReadPushQuery().data;
  return { ...reported, data: reported.data && { ...reported.data, overview } };
}

function Footer() {
  const { live } = useAccount();
  return live ? <LivePush disabled={<Sending />} /> : <Sending />;
}

/** Push Notifications: composed and sent here, delivered and opened as the app reports them. */
export default reportSection({
  ...{ name: t`push-notifications`, copy: pushNotifications, stateCopy: copy, source: copy.source },
  useQuery: () => usePushSection(),
  sourceMetrics: (reply) => [reply.delivered, reply.deliveredToday],
  tiles: ({ overview, ...reply }) => {
    const own = pushTiles(overview);
    return [
      own?.sentToday ?? { label: sentToday.label, metric: reply.deliveredToday, previousLabel: copy.yesterday },
      {
        label: openRate.label,
        metric: reply.openRate,
        format: formatMetric,
        unit: copy.percent,
        previousLabel: copy.before,
      },
      own?.subscribers ?? { label: subscribers.label, metric: UNREPORTED },
      own?.scheduled ?? { label: scheduled.label, metric: UNREPORTED },
    ];
  },
  // The table and the file include the previous 30 days.
  panels: ({ series, delivered, opened }) => (
    <Grid>
      <TimeSeriesPanel
        {...{ title: counts.title, hint: counts.hint, wide: true, kind: 'bars', buckets: series }}
        series={[
          { name: counts.delivered, value: (step) => step.delivered, format: formatInteger },
          { name: counts.opened, value: (step) => step.opened, format: formatInteger },
          {
            ...{ name: counts.deliveredBefore, format: formatInteger, inTableOnly: true },
            value: ({ deliveredBefore }) => deliveredBefore,
          },
          {
            ...{ name: counts.openedBefore, format: formatInteger, inTableOnly: true },
            value: ({ openedBefore }) => openedBefore,
          },
        ]}
        summary={counts.summary(figure(delivered.value), figure(opened.value))}
        note={counts.beside(figure(delivered.before), figure(opened.before))}
      />
      <OpenRatePanel series={series} />
    </Grid>
  ),
  emptyState: <Unreported />,
  footer: <Footer />,
});
