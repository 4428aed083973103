import type { CommerceReply } from '@skal/contracts/commerce';
import { formatAmount, formatFigure, formatOther, formatWhole } from '../../content/amounts.ts';
import { commerce, liveCommerce as words } from '../../content/commerce.ts';
import { RankPanel } from '../../parts/figures/RankPanel.tsx';
import { Nothing } from '../../parts/Nothing.tsx';
import { Panel } from '../../parts/Panel.tsx';

const [, panel] = commerce.panels;

/** What most pieces were ordered of, its share of all of them, and what it came to where orders say so. */
export function BestSellers({ sales: { bestSellers, orders, days } }: { sales: CommerceReply }) {
  if (bestSellers.length === 0) {
    const empty = orders.value ? words.unsaid : panel;
    return (
      <Panel title={panel.title} wide>
        <Nothing empty={empty.empty} fills={empty.fills} />
      </Panel>
    );
  }
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
      title={panel.title}
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
      file={{ section: 'commerce', days }}
    />
  );
}
