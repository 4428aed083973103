import type { CommerceReply } from '@skal/contracts/analytics/commerce';
import { RankingPanel } from '../../components/charts/RankingPanel.tsx';
import { commerce, liveCommerce as copy } from '../../content/sections/commerce.ts';
import { formatAmount, formatInteger, formatMetric, formatMoneyWithCode } from '../../format/number.ts';

const panel = commerce.panels.bestSellers;

/** Most ordered items with their share, and their revenue if orders include it. */
export function BestSellers({ sales: { bestSellers, orders } }: { sales: CommerceReply }) {
  const { empty, emptyHint } = orders.value ? copy.unsaid : panel;
  const currencies = [...new Set(bestSellers.flatMap(({ revenue }) => revenue.map(({ currency }) => currency)))].sort();
  const rows = bestSellers.map(({ item, quantity, share, revenue }) => ({
    ...{ name: item, value: quantity, share },
    revenue: new Map(revenue.map(({ currency, value }) => [currency, value])),
    detail: (
      <>
        <span>{copy.share(formatMetric(share))}</span>
        {revenue.map(({ currency, value }) => (
          <span key={currency}>{formatMoneyWithCode(value, currency)}</span>
        ))}
      </>
    ),
  }));
  return (
    <RankingPanel
      {...{ title: panel.title, empty, emptyHint, wide: rows.length === 0 }}
      hint={copy.bestHint}
      heads={[copy.product, copy.pieces]}
      rows={rows}
      format={formatInteger}
      more={[
        { header: copy.shareHead, value: ({ share }) => share, format: ({ share }) => formatMetric(share) },
        ...currencies.map((currency) => ({
          header: copy.revenue(currency),
          value: ({ revenue }: (typeof rows)[number]) => revenue.get(currency) ?? null,
          format: ({ revenue }: (typeof rows)[number]) => formatAmount(revenue.get(currency) ?? 0, currency),
        })),
      ]}
    />
  );
}
