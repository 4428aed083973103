import type { CommerceReply } from '@skal/contracts/commerce';
import type { MetricReply } from '@skal/contracts/overview';
import { StatTile, Text } from '@skal/shared-ui';
import { formatAmount, formatOther, formatWhole } from '../../content/amounts.ts';
import { commerce, liveCommerce as words } from '../../content/commerce.ts';
import { notCounted } from '../../content/panel.ts';
import { Grid } from '../../parts/Grid.tsx';
import { noteOf } from '../../parts/sourceNote.ts';

const [revenue, orders, average] = commerce.tiles;

interface Props {
  sales: CommerceReply;
  /** What the figures are held against, in words. */
  before: string;
}

/** Revenue, orders and the average order of a period, each beside the one before; money in the currency it came in. */
export function CommerceTiles({ sales, before }: Props) {
  const { currency, otherRevenue, lastReportOn } = sales;
  const money = (value: number) => (currency === null ? formatWhole(value) : formatOther(value, currency));
  const amount = (value: number) => formatAmount(value, currency);
  const unit = currency ?? undefined;
  const tiles = [
    { label: revenue.label, metric: sales.revenue, figure: amount, format: money, unit },
    { label: orders.label, metric: sales.orders, figure: formatWhole, format: formatWhole },
    { label: average.label, metric: sales.averageOrder, figure: amount, format: money, unit },
  ];
  const isReported = sales.orders.value !== null;
  const beside = ({ before: value }: MetricReply, format: (value: number) => string) =>
    value === null ? null : (
      <Text as="span" size="meta" tone="ink-2">
        {words.before(before, format(value))}
      </Text>
    );
  const others = otherRevenue.map(({ value, currency: other }) => formatOther(value, other)).join(', ');
  return (
    <Grid $min={190}>
      {tiles.map(({ label, metric, figure, format, unit: of }) => (
        <StatTile
          key={label}
          label={label}
          value={metric.value === null ? notCounted.sign : figure(metric.value)}
          unit={metric.value === null ? undefined : of}
          delta={
            <>
              {label === revenue.label && others ? (
                <Text as="span" size="meta">
                  {words.others(others)}
                </Text>
              ) : null}
              {beside(metric, format)}
            </>
          }
          note={
            label === average.label && otherRevenue.length > 0
              ? words.averageHint
              : noteOf(metric, { isReported, lastReportOn })
          }
        />
      ))}
    </Grid>
  );
}
