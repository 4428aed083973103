import type { NotificationReply } from '@skal/contracts/analytics/notification';
import { TimeSeriesPanel } from '../../components/charts/TimeSeriesPanel.tsx';
import { metricPanel } from '../../content/metricPanel.ts';
import { livePushNotifications } from '../../content/sections/pushNotifications.ts';
import { formatMetric } from '../../format/number.ts';

const { rate: words } = livePushNotifications;

/** A day on which nothing was delivered has no share, and has a report all the same. */
const missingOf = (delivered: number | null): string => (delivered === null ? metricPanel.noReport : words.none);

/** How much of what was delivered was opened, day by day, beside the 30 days before. */
export function OpenRatePanel({ series }: Pick<NotificationReply, 'series'>) {
  const delivering = series.filter(({ openRate }) => openRate !== null).length;
  return (
    <TimeSeriesPanel
      title={words.title}
      hint={words.hint}
      empty={words.empty}
      emptyHint={words.emptyHint}
      wide
      kind="bars"
      steps={series}
      series={[
        {
          name: words.now,
          value: ({ openRate }) => openRate,
          format: formatMetric,
          missing: ({ delivered }) => missingOf(delivered),
        },
        {
          name: words.before,
          value: ({ openRateBefore }) => openRateBefore,
          format: formatMetric,
          missing: ({ deliveredBefore }) => missingOf(deliveredBefore),
        },
      ]}
      summary={words.summary(delivering)}
    />
  );
}
