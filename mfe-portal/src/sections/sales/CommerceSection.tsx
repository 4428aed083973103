import { t } from '@lingui/core/macro';
import { HourOfWeekPanel } from '../../components/charts/HourOfWeekPanel.tsx';
import { DisabledTabs } from '../../components/controls/DisabledTabs.tsx';
import { EmptyPanels } from '../../components/empty/EmptyPanels.tsx';
import { Grid, SectionBody } from '../../components/layout/Grid.tsx';
import { moneyCell } from '../../components/metrics/MetricGrid.tsx';
import { reportSection } from '../../components/reportSection.tsx';
import { commerce, commercePeriods, liveCommerce as copy, periodLabel } from '../../content/sections/commerce.ts';
import { BestSellers } from '../../features/commerce/BestSellers.tsx';
import { useReadCommerceQuery } from '../../features/commerce/commerce.api.ts';
import { RecentOrders } from '../../features/commerce/RecentOrders.tsx';
import { SalesPanel } from '../../features/commerce/SalesPanel.tsx';
import { formatInteger } from '../../format/number.ts';
import { formatHourOfWeek } from '../../format/timeBucket.ts';

const { revenue, orders, averageOrder } = commerce.tiles;
const { empty, emptyHint } = commerce.panels.bestSellers;

/** Commerce: sales of a period, compared with the previous one; its tabs are disabled until live (K5). */
export default reportSection({
  ...{ name: t`commerce`, copy: commerce, stateCopy: copy, tileWidth: 190 },
  periods: { label: periodLabel, all: commercePeriods },
  useQuery: ({ id }) => useReadCommerceQuery({ query: { period: id } }),
  sourceMetrics: (reply) => [reply.orders],
  tiles: ({ currency, otherRevenue, ...reply }, { before }) => [
    { label: revenue.label, metric: reply.revenue, previousLabel: before, ...moneyCell(currency, otherRevenue) },
    { label: orders.label, metric: reply.orders, previousLabel: before },
    {
      ...{ label: averageOrder.label, metric: reply.averageOrder, previousLabel: before, ...moneyCell(currency) },
      note: otherRevenue.length > 0 ? copy.averageHint : undefined,
    },
  ],
  panels(reply, { before }) {
    const { busiest, weekHours } = reply;
    const [most] = busiest;
    return (
      <>
        <SalesPanel sales={reply} before={before} />
        <Grid>
          <BestSellers sales={reply} />
          <RecentOrders orders={reply.recent} wide={reply.bestSellers.length === 0} />
        </Grid>
        <HourOfWeekPanel
          {...{ title: copy.busiest, hint: copy.busiestHint, head: copy.orders, empty, emptyHint }}
          isEmpty={!most}
          before={weekHours.some((hour) => hour.before !== null) ? before : undefined}
          hours={weekHours.map((hour) => ({ ...hour, value: hour.orders }))}
          summary={
            most ? copy.busiestSummary(formatHourOfWeek(most.weekday, most.hour), formatInteger(most.orders)) : ''
          }
        />
      </>
    );
  },
  preLaunch: (
    <SectionBody>
      <DisabledTabs label={periodLabel} tabs={commercePeriods} />
      <EmptyPanels {...commerce} />
    </SectionBody>
  ),
});
