import type { CommerceReply } from '@skal/contracts/commerce';
import { formatAmount, formatFigure, formatOther, formatWhole } from '../../content/amounts.ts';
import { commerce, liveCommerce as words } from '../../content/commerce.ts';
import { RankPanel } from '../../parts/figures/RankPanel.tsx';

const [, panel] = commerce.panels;

/** What most pieces were ordered of, its share of all of them, and what it came to where orders say so. */
export function BestSellers({ sales: { bestSellers, orders } }: { sales: CommerceReply }) {
  const { empty, fills } = orders.value ? words.unsaid : panel;
  const currencies = [...new Set(bestSellers.flatMap(({ revenue }) => revenue.map(({ currency }) => currency)))].sort();
  const rows = bestSellers.map(({ item, pieces, share, revenue }) => ({
    ...{ name: item, value: pieces, share },
    revenue: new Map(revenue.map(({ currency, value }) => [currency, value])),
    detail: (
      <>
        <span>{words.share(formatFigure(share))}</span>
        {revenue.map(({ currency, value }) => (
          <span key={currency}>{formatOther(value, currency)}</span>
        ))}
      </>
    ),
  }));
  return (
    <RankPanel
      {...{ title: panel.title, empty, fills, wide: rows.length === 0 }}
      hint={words.bestHint}
      heads={[words.product, words.pieces]}
      rows={rows}
      format={formatWhole}
      more={[
        { header: words.shareHead, value: ({ share }) => share, shown: ({ share }) => formatFigure(share) },
        ...currencies.map((currency) => ({
          header: words.revenue(currency),
          value: ({ revenue }: (typeof rows)[number]) => revenue.get(currency) ?? null,
          shown: ({ revenue }: (typeof rows)[number]) => formatAmount(revenue.get(currency) ?? 0, currency),
        })),
      ]}
    />
  );
}
