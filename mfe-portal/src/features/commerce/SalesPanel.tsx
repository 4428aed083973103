import type { CommerceReply } from '@skal/contracts/analytics/commerce';
import { type TimeSeries, TimeSeriesPanel } from '../../components/charts/TimeSeriesPanel.tsx';
import { commerce, liveCommerce as copy } from '../../content/sections/commerce.ts';
import { formatAmount, formatInteger, formatMoneyWithCode } from '../../format/number.ts';

type Step = CommerceReply['series'][number];

const panel = commerce.panels.sales;

/**
 * Series of the period's buckets: revenue if reported, otherwise orders. Each has its previous period, unless that has no report at
 * all, as in the first year of an app.
 */
function seriesOf({ period, currency, series: steps }: CommerceReply, before: string): TimeSeries<Step>[] {
  const hasBefore = steps.some(({ ordersBefore }) => ordersBefore !== null);
  const beside = (...series: TimeSeries<Step>[]) => (hasBefore ? series : []);
  const orders = { name: copy.orders, value: (step: Step) => step.orders, format: formatInteger };
  const ordersBefore = { value: (step: Step) => step.ordersBefore, format: formatInteger };
  if (period === 'daily' || currency === null) return [orders, ...beside({ ...ordersBefore, name: before })];
  const format = (value: number) => formatAmount(value, currency);
  const moneyBefore = copy.moneyBefore(before, currency);
  return [
    { name: copy.revenue(currency), value: ({ revenue }) => revenue, format },
    ...beside({ name: moneyBefore, value: ({ revenueBefore }) => revenueBefore, format }),
    { ...orders, inTableOnly: true },
    ...beside({ ...ordersBefore, name: copy.ordersBefore, inTableOnly: true }),
  ];
}

interface Props {
  sales: CommerceReply;
  /** Label of the previous period. */
  before: string;
}

/** Sales of a period by bucket. */
export function SalesPanel({ sales, before }: Props) {
  const { period, series: steps, currency } = sales;
  const series = seriesOf(sales, before);
  const unit = currency ?? '';
  const isMoney = period !== 'daily' && currency !== null;
  const hints = {
    daily: copy.byHour,
    weekly: copy.byDay(unit),
    monthly: copy.byDay(unit),
    yearly: copy.byMonth(unit),
  };
  const [{ value } = { value: () => null }] = series;
  const total = steps.reduce((sum, step) => sum + (value(step) ?? 0), 0);
  return (
    <TimeSeriesPanel
      title={panel.title}
      hint={hints[period]}
      wide
      kind="bars"
      buckets={steps}
      series={series}
      summary={copy.summary(isMoney ? formatMoneyWithCode(total, currency) : formatInteger(total))}
    />
  );
}
