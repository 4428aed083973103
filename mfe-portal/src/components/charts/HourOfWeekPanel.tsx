import { metricPanel as copy } from '../../content/metricPanel.ts';
import { capitalize } from '../../format/capitalize.ts';
import { formatInteger } from '../../format/number.ts';
import { formatHourOfWeek } from '../../format/timeBucket.ts';
import type { HourOfWeek } from './HourOfWeekChart.tsx';
import { MetricPanel, type MetricPanelProps } from './MetricPanel.tsx';

interface Props extends Omit<MetricPanelProps<HourOfWeek>, 'table' | 'waiting' | 'children'> {
  /** Hours with a value, in any order. */
  hours: readonly HourOfWeek[];
  /** Column header of the value. */
  head: string;
  /** Column header of the previous period, if any. */
  before?: string | undefined;
  /** Text alternative of the chart. */
  summary: string;
}

/** Panel with a metric by hour of the week: a dot per hour, and a table with the highest first. */
export function HourOfWeekPanel({ hours, head, before, summary, ...panel }: Props) {
  const rows = hours.toSorted((a, b) => b.value - a.value);
  return (
    <MetricPanel
      {...panel}
      table={{
        columns: [
          { header: copy.hour, value: ({ weekday, hour }) => capitalize(formatHourOfWeek(weekday, hour)) },
          { header: head, value: ({ value }) => value, format: ({ value }) => formatInteger(value) },
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
