import type { NotificationReply } from '@skal/contracts/notification';
import { ErrorState, Skeleton } from '@skal/shared-ui';
import { useLiveNews } from '@skal/shell-kit/api';
import { formatFigure, formatWhole } from '../../content/amounts.ts';
import { push, livePush as words } from '../../content/push.ts';
import { Counters } from '../../parts/Counters.tsx';
import { FiguresFrom } from '../../parts/figures/FiguresFrom.tsx';
import { Grid } from '../../parts/Grid.tsx';
import { LiveNote } from '../../parts/LiveNote.tsx';
import { MetricGrid } from '../../parts/MetricGrid.tsx';
import { DeliveriesPanel } from './DeliveriesPanel.tsx';
import { useReadNotificationQuery } from './notification.api.ts';
import { OpenRatePanel } from './OpenRatePanel.tsx';

const [sentToday, rate, subscribers, scheduled] = push.tiles;
/** What no app reports so far. */
const UNTOLD = { value: null, before: null, source: null, readAt: null };

/** What became of notifications, as a live app reported it; until it has reported anything, tiles without a figure. */
export function LiveNotifications() {
  const { data, isError, refetch } = useReadNotificationQuery();
  useLiveNews('figures', refetch);
  if (!data) {
    return isError ? (
      <ErrorState {...words.failed} onRetry={() => void refetch()} />
    ) : (
      <Skeleton rows={4} label={words.loading} />
    );
  }
  if (data.lastReportOn === null) {
    return (
      <>
        <LiveNote>{push.source}</LiveNote>
        <Counters tiles={push.tiles} />
      </>
    );
  }
  return (
    <FiguresFrom metrics={[data.delivered, data.deliveredToday]}>
      <LiveNote>{words.source}</LiveNote>
      <Tiles notifications={data} />
      <Grid>
        <DeliveriesPanel notifications={data} />
        <OpenRatePanel notifications={data} />
      </Grid>
    </FiguresFrom>
  );
}

function Tiles({ notifications }: { notifications: NotificationReply }) {
  const { deliveredToday, openRate, lastReportOn, days } = notifications;
  const beside = (when: string) => (figure: string) => words.beside(when, figure);
  const [yesterday, before] = [beside(words.yesterday), beside(words.before)];
  return (
    <MetricGrid
      report={{ isReported: (lastReportOn ?? '') >= days.from, lastReportOn }}
      cells={[
        { label: sentToday.label, metric: deliveredToday, figure: formatWhole, before: yesterday },
        { label: rate.label, metric: openRate, figure: formatFigure, unit: words.percent, before },
        { label: subscribers.label, metric: UNTOLD, figure: formatWhole, before },
        { label: scheduled.label, metric: UNTOLD, figure: formatWhole, before },
      ]}
    />
  );
}
