import type { TakeawayReply } from '@skal/contracts/takeaway';
import { formatAmount, formatFigure, formatOther, formatWhole } from '../../content/amounts.ts';
import { longWeekdayOf } from '../../content/days.ts';
import { takeawayToday, liveTakeaway as words } from '../../content/takeaway.ts';
import { MetricGrid } from '../../parts/MetricGrid.tsx';
import { Panel } from '../../parts/Panel.tsx';
import type { Report } from '../../parts/sourceNote.ts';

const [revenue, completed, preparation] = takeawayToday.tiles;

interface Props {
  title: string;
  takeaway: TakeawayReply;
  report: Report;
}

/** The day so far, beside the same weekday a week ago by the same time. */
export function TodaysStats({ title, takeaway, report }: Props) {
  const weekday = longWeekdayOf(takeaway.date);
  const before = (figure: string) => words.before(weekday, figure);
  const money = (value: number) => formatAmount(value, takeaway.currency);
  const sums = takeaway.otherRevenue.map(({ value, currency }) => formatOther(value, currency)).join(', ');
  return (
    <Panel title={title}>
      <MetricGrid
        report={report}
        cells={[
          {
            ...{ label: revenue.label, metric: takeaway.revenue, figure: money, before },
            ...{ unit: takeaway.currency ?? undefined, others: sums && words.others(sums) },
          },
          { label: completed.label, metric: takeaway.completed, figure: formatWhole, before },
          {
            ...{ label: preparation.label, metric: takeaway.preparation, figure: formatFigure, before },
            unit: preparation.unit,
          },
        ]}
      />
    </Panel>
  );
}
