import { metricPanel as words } from '../../content/metricPanel.ts';
import { formatInteger } from '../../format/number.ts';
import { formatHourOfWeek } from '../../format/timeBucket.ts';
import type { HourOfWeek } from './HourOfWeekChart.tsx';
import { MetricPanel, type MetricPanelProps } from './MetricPanel.tsx';

interface Props extends Omit<MetricPanelProps<HourOfWeek>, 'table' | 'waiting' | 'children'> {
  /** Those that have a figure, in any order. */
  hours: readonly HourOfWeek[];
  /** What is counted: the head of the table's column. */
  head: string;
  /** What they are held against: the head of one more column, where there is any. */
  before?: string | undefined;
  /** What is drawn, in a sentence for who does not see it. */
  summary: string;
}

/** When in the week something happens: a dot for each hour, as large as its figure. The table has the most first. */
export function HourOfWeekPanel({ hours, head, before, summary, ...panel }: Props) {
  const rows = hours.toSorted((one, other) => other.value - one.value);
  return (
    <MetricPanel
      {...panel}
      table={{
        columns: [
          { header: words.hour, value: ({ weekday, hour }) => formatHourOfWeek(weekday, hour) },
          { header: head, value: ({ value }) => value, shown: ({ value }) => formatInteger(value) },
          ...(before === undefined ? [] : [{ header: before, value: (hour: HourOfWeek) => hour.before ?? null }]),
        ],
        rows,
        rowKey: ({ weekday, hour }) => `${weekday} ${hour}`,
      }}
    >
      {({ HourOfWeekChart }) => (
        <HourOfWeekChart hours={hours} summary={`${panel.hint}. ${summary}`} format={formatInteger} />
      )}
    </MetricPanel>
  );
}
