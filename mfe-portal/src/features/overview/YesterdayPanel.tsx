import type { DayReply, MetricReply } from '@skal/contracts/analytics/overview';
import { Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { Panel } from '../../components/layout/Panel.tsx';
import { metricNote } from '../../components/metrics/metricNote.ts';
import { metricNotes, missingMetricCopy } from '../../content/panelCopy.ts';
import { liveOverview } from '../../content/sections/overview.ts';
import { formatWeekdayAndDay, formatWeekdayLong } from '../../format/date.ts';
import { formatMetric, formatMoneyWithCode, joinUnit } from '../../format/number.ts';

const { weekBefore, yesterday: copy } = liveOverview;

interface Props {
  day: DayReply;
  /** Currency of the revenue. */
  currency: string;
  lastReportOn: string;
}

/** Results of yesterday, for reading before the first guest of today. */
export function YesterdayPanel({ day, currency, lastReportOn }: Props) {
  const weekday = formatWeekdayLong(day.date);
  const rows: readonly { label: string; unit?: string; metric: MetricReply }[] = [
    { label: copy.revenue, unit: currency, metric: day.revenue },
    { label: copy.orders, metric: day.orders },
    { label: copy.users, metric: day.dailyActiveUsers },
  ];
  const sourced = rows.find(({ metric }) => metric.value !== null)?.metric ?? day.orders;
  // Later days have reports, so this day is a gap.
  const isGap = sourced.value === null && lastReportOn > day.date;
  const withUnit = (value: number, unit: string) => joinUnit(formatMetric(value, unit), unit);
  return (
    <Panel title={copy.title} aside={<Text size="meta">{formatWeekdayAndDay(day.date)}</Text>}>
      <Figures>
        {rows.map(({ label, unit = '', metric: { value, before } }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{value === null ? missingMetricCopy.symbol : withUnit(value, unit)}</strong>
              {unit && day.otherRevenue.length > 0 ? (
                <span>
                  {metricNotes.others(
                    day.otherRevenue.map((revenue) => formatMoneyWithCode(revenue.value, revenue.currency)).join(', '),
                  )}
                </span>
              ) : null}
              {before === null ? null : <span>{metricNotes.before(weekBefore(weekday), withUnit(before, unit))}</span>}
            </dd>
          </div>
        ))}
      </Figures>
      <Text size="meta" tone="subtle">
        {isGap ? copy.unreported : metricNote(sourced, { isReported: sourced.value !== null, lastReportOn })}
      </Text>
    </Panel>
  );
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: 12px 24px;

  & dt {
    color: var(--ink-2);
    font: var(--type-meta);
  }

  & dd {
    display: grid;
    gap: 2px;
    margin: 0;
    overflow-wrap: anywhere;
  }

  & strong {
    font: var(--type-h3);
  }

  & span {
    color: var(--ink-2);
    font: var(--type-meta);
  }
`;
