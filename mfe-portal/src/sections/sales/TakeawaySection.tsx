import { t } from '@lingui/core/macro';
import { EmptyPanels } from '../../components/empty/EmptyPanels.tsx';
import { SectionBody } from '../../components/layout/Grid.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { EmptyStatTiles } from '../../components/metrics/EmptyStatTiles.tsx';
import { MetricGrid, moneyCell } from '../../components/metrics/MetricGrid.tsx';
import { reportSection } from '../../components/reportSection.tsx';
import { liveTakeaway as copy, takeaway, takeawayToday } from '../../content/sections/takeaway.ts';
import { ActiveOrders } from '../../features/takeaway/ActiveOrders.tsx';
import { useReadTakeawayQuery } from '../../features/takeaway/takeaway.api.ts';
import { formatWeekdayLong } from '../../format/date.ts';
import { formatMetric } from '../../format/number.ts';

const { revenue, completed, prepTime } = takeawayToday.tiles;

/** Takeaway Orders: waiting orders, and today compared with the same weekday a week ago (K35). */
export default reportSection({
  ...{ name: t`takeaway`, copy: takeaway, stateCopy: copy, showsLastReport: true },
  useQuery: () => useReadTakeawayQuery(),
  sourceMetrics: (reply) => [reply.completed, reply.revenue, reply.preparation],
  panels(reply) {
    const before = copy.before(formatWeekdayLong(reply.date));
    return (
      <>
        <ActiveOrders takeaway={reply} />
        <Panel title={takeawayToday.title}>
          <MetricGrid
            cells={[
              {
                ...{ label: revenue.label, metric: reply.revenue, previousLabel: before },
                ...moneyCell(reply.currency, reply.otherRevenue),
              },
              { label: completed.label, metric: reply.completed, previousLabel: before },
              { ...prepTime, metric: reply.preparation, format: formatMetric, previousLabel: before },
            ]}
          />
        </Panel>
      </>
    );
  },
  emptyState: (
    <SectionBody>
      <EmptyPanels {...takeaway} />
      <Panel title={takeawayToday.title}>
        <EmptyStatTiles tiles={takeawayToday.tiles} />
      </Panel>
    </SectionBody>
  ),
});
