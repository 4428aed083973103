import type { ExperiencesReply } from '@skal/contracts/experiences';
import { formatAmount, formatFigure, formatOther, formatWhole } from '../../content/amounts.ts';
import { events, liveEvents as words } from '../../content/events.ts';
import { MetricGrid } from '../../parts/MetricGrid.tsx';
import type { Report } from '../../parts/sourceNote.ts';

const [count, revenue, attendance] = events.tiles;

/** The month so far and ahead, beside the one before; money in the currency it came in. */
export function EventTiles({ experiences, report }: { experiences: ExperiencesReply; report: Report }) {
  const before = words.lastMonth;
  const money = (value: number) => formatAmount(value, experiences.currency);
  const sums = experiences.otherRevenue.map(({ value, currency }) => formatOther(value, currency)).join(', ');
  return (
    <MetricGrid
      report={report}
      cells={[
        { label: count.label, metric: experiences.count, figure: formatWhole, before },
        {
          ...{ label: revenue.label, metric: experiences.revenue, figure: money, before },
          ...{ unit: experiences.currency ?? undefined, others: sums && words.others(sums) },
        },
        {
          ...{ label: attendance.label, metric: experiences.attendance, figure: formatFigure, before },
          unit: attendance.unit,
        },
      ]}
    />
  );
}
