import type { NotificationReply } from '@skal/contracts/analytics/notification';
import { TimeSeriesPanel } from '../../components/charts/TimeSeriesPanel.tsx';
import { metricPanel } from '../../content/metricPanel.ts';
import { livePushNotifications } from '../../content/sections/pushNotifications.ts';
import { formatMetric } from '../../format/number.ts';

const { rate: copy } = livePushNotifications;

/** A day without deliveries has no share, but it has a report. */
const missingText = (delivered: number | null): string => (delivered === null ? metricPanel.noReport : copy.none);

/** Open rate of delivered notifications by day, compared with the previous 30 days. */
export function OpenRatePanel({ series }: Pick<NotificationReply, 'series'>) {
  const delivering = series.filter(({ openRate }) => openRate !== null).length;
  return (
    <TimeSeriesPanel
      title={copy.title}
      hint={copy.hint}
      empty={copy.empty}
      emptyHint={copy.emptyHint}
      wide
      kind="bars"
      buckets={series}
      series={[
        {
          name: copy.now,
          value: ({ openRate }) => openRate,
          format: formatMetric,
          missing: ({ delivered }) => missingText(delivered),
        },
        {
          name: copy.before,
          value: ({ openRateBefore }) => openRateBefore,
          format: formatMetric,
          missing: ({ deliveredBefore }) => missingText(deliveredBefore),
        },
      ]}
      summary={copy.summary(delivering)}
    />
  );
}
