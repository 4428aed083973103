import type { ExperienceReply } from '@skal/contracts/analytics/experiences';
import { MetricPanel } from '../../components/charts/MetricPanel.tsx';
import { useReportStatus } from '../../components/charts/MetricSource.tsx';
import { BarList } from '../../components/lists/BarList.tsx';
import { emptyListNote } from '../../components/metrics/metricNote.ts';
import { liveEvents as copy } from '../../content/sections/events.ts';
import { formatDay, formatWeekday } from '../../format/date.ts';
import { formatMoneyWithCode } from '../../format/number.ts';

interface Props {
  title: string;
  empty: string;
  emptyHint: string;
  /** Description of the metrics. */
  hint: string;
  events: readonly ExperienceReply[];
  /** Whether the events are over, so that attendance is known. */
  isOver?: boolean;
}

function figureOf({ sold, attended }: ExperienceReply, isOver: boolean): string {
  if (!isOver) return copy.sold(sold);
  // For an event without tickets only the attendance is known.
  return sold === 0 ? copy.came(attended) : copy.cameOf(attended, sold);
}

const dayName = (date: string) => copy.day(formatWeekday(date), formatDay(date));
const nameOf = ({ name }: ExperienceReply) => name ?? copy.unnamed;
const sumsOf = ({ revenue }: ExperienceReply) =>
  revenue.map(({ currency, value }) => formatMoneyWithCode(value, currency));
const { heads } = copy;

/** Events with date, seats and ticket revenue. */
export function EventList({ title, empty, emptyHint, hint, events, isOver = false }: Props) {
  const days = events.map(({ date }) => date).sort();
  const [from = ''] = days;
  const report = useReportStatus();
  return (
    <MetricPanel
      title={title}
      hint={hint}
      empty={emptyListNote(empty, report)}
      emptyHint={emptyHint}
      days={{ from, to: days.at(-1) ?? from }}
      table={{
        rows: events,
        rowKey: ({ date, name }) => `${date} ${name}`,
        columns: [
          { header: heads.event, value: nameOf },
          { header: heads.day, value: ({ date }) => date, format: ({ date }) => formatDay(date) },
          { header: heads.sold, value: ({ sold }) => sold },
          ...(isOver ? [{ header: heads.came, value: ({ attended }: ExperienceReply) => attended }] : []),
          { header: heads.revenue, value: (event) => sumsOf(event).join(', ') },
        ],
      }}
    >
      <BarList
        label={title}
        rows={events.map((event) => ({
          ...{ key: `${event.date} ${event.name}`, name: nameOf(event), value: figureOf(event, isOver) },
          detail: (
            <>
              <time dateTime={event.date}>{dayName(event.date)}</time>
              {sumsOf(event).map((sum) => (
                <span key={sum}>{sum}</span>
              ))}
            </>
          ),
        }))}
      />
    </MetricPanel>
  );
}
