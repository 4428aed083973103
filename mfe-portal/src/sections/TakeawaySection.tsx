import { formatMetric } from '../content/amounts.ts';
import { formatWeekdayLong } from '../content/days.ts';
import { takeaway, takeawayToday, liveTakeaway as words } from '../content/takeaway.ts';
import { ActiveOrders } from '../features/takeaway/ActiveOrders.tsx';
import { useReadTakeawayQuery } from '../features/takeaway/takeaway.api.ts';
import { EmptyStatTiles } from '../parts/Counters.tsx';
import { SectionBody } from '../parts/Grid.tsx';
import { MetricGrid, moneyCell } from '../parts/MetricGrid.tsx';
import { Panel } from '../parts/Panel.tsx';
import { EmptyPanels } from '../parts/Panels.tsx';
import { reportSection } from '../parts/reportSection.tsx';

const [revenue, completed, preparation] = takeawayToday.tiles;

/** Takeaway Orders: who waits, and the day so far, beside the same weekday a week ago (K35). */
export default reportSection({
  ...{ name: 'takeaway', copy: takeaway, words, saysSilence: true },
  useRead: () => useReadTakeawayQuery(),
  from: (reply) => [reply.completed, reply.revenue, reply.preparation],
  panels(reply) {
    const before = words.before(formatWeekdayLong(reply.date));
    return (
      <>
        <ActiveOrders takeaway={reply} />
        <Panel title={takeawayToday.title}>
          <MetricGrid
            cells={[
              {
                ...{ label: revenue.label, metric: reply.revenue, before },
                ...moneyCell(reply.currency, reply.otherRevenue),
              },
              { label: completed.label, metric: reply.completed, before },
              { ...preparation, metric: reply.preparation, figure: formatMetric, before },
            ]}
          />
        </Panel>
      </>
    );
  },
  nothing: (
    <SectionBody>
      <EmptyPanels {...takeaway} />
      <Panel title={takeawayToday.title}>
        <EmptyStatTiles tiles={takeawayToday.tiles} />
      </Panel>
    </SectionBody>
  ),
});
