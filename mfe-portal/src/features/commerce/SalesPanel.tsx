import type { CommerceReply } from '@skal/contracts/commerce';
import { formatOther, formatWhole } from '../../content/amounts.ts';
import { commerce, liveCommerce as words } from '../../content/commerce.ts';
import { formatMoment } from '../../content/moments.ts';
import { notCounted } from '../../content/panel.ts';
import { type StepSeries, StepsPanel } from '../../parts/figures/StepsPanel.tsx';

type Step = CommerceReply['steps'][number];

const [panel] = commerce.panels;

/** The columns of the period's steps; of them money is drawn where it is kept, else orders. */
function seriesOf({ period, currency }: CommerceReply): StepSeries<Step>[] {
  const orders = { name: words.orders, value: (step: Step) => step.orders, format: formatWhole };
  if (period === 'daily' || currency === null) return [orders];
  const format = (value: number) => formatOther(value, currency);
  return [
    { name: words.revenue(currency), value: ({ revenue }) => revenue, format },
    { ...orders, inTableOnly: true },
  ];
}

/** The sales of a period step by step. */
export function SalesPanel({ sales }: { sales: CommerceReply }) {
  const { period, days, steps, orders } = sales;
  const series = seriesOf(sales);
  const unit = series.length > 1 ? (sales.currency ?? '') : '';
  const hints = {
    daily: words.byHour,
    weekly: words.byDay(unit),
    monthly: words.byDay(unit),
    yearly: words.byMonth(unit),
  };
  const [{ value, format = formatWhole } = { value: () => null }] = series;
  const total = steps.reduce((sum, step) => sum + (value(step) ?? 0), 0);
  return (
    <StepsPanel
      title={panel.title}
      hint={hints[period]}
      wide
      kind="bars"
      steps={steps}
      series={series}
      summary={words.summary(format(total))}
      file={{ section: 'commerce', days }}
      note={orders.source && orders.readAt ? notCounted.source(orders.source, formatMoment(orders.readAt)) : undefined}
    />
  );
}
