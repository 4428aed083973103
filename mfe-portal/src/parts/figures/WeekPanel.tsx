import { formatWhole } from '../../content/amounts.ts';
import { figures as words } from '../../content/figures.ts';
import { hourName } from '../../content/steps.ts';
import { FigurePanel, type FigurePanelProps } from './FigurePanel.tsx';
import type { WeekHour } from './WeekChart.tsx';

interface Props extends Omit<FigurePanelProps<WeekHour>, 'table' | 'waiting' | 'children'> {
  /** Those that have a figure, in any order. */
  hours: readonly WeekHour[];
  /** What is counted: the head of the table's column. */
  head: string;
  /** What they are held against: the head of one more column, where there is any. */
  before?: string | undefined;
  /** What is drawn, in a sentence for who does not see it. */
  summary: string;
}

/** When in the week something happens: a dot for each hour, as large as its figure. The table has the most first. */
export function WeekPanel({ hours, head, before, summary, ...panel }: Props) {
  const rows = hours.toSorted((one, other) => other.value - one.value);
  return (
    <FigurePanel
      {...panel}
      table={{
        columns: [
          { header: words.hour, value: ({ weekday, hour }) => hourName(weekday, hour) },
          { header: head, value: ({ value }) => value, shown: ({ value }) => formatWhole(value) },
          ...(before === undefined ? [] : [{ header: before, value: (hour: WeekHour) => hour.before ?? null }]),
        ],
        rows,
        rowKey: ({ weekday, hour }) => `${weekday} ${hour}`,
      }}
    >
      {({ WeekChart }) => <WeekChart hours={hours} summary={`${panel.hint}. ${summary}`} format={formatWhole} />}
    </FigurePanel>
  );
}
