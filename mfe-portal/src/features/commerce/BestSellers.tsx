import type { CommerceReply } from '@skal/contracts/commerce';
import { commerce, liveCommerce as words } from '../../content/commerce.ts';
import { RankPanel } from '../../parts/figures/RankPanel.tsx';
import { Nothing } from '../../parts/Nothing.tsx';
import { Panel } from '../../parts/Panel.tsx';

const [, panel] = commerce.panels;

/** What was ordered most. */
export const BestSellers = ({ items, days }: { items: CommerceReply['bestSellers']; days: CommerceReply['days'] }) =>
  items.length > 0 ? (
    <RankPanel
      title={panel.title}
      hint={words.bestHint}
      heads={[words.product, words.orders]}
      rows={items.map(({ item, orders }) => ({ name: item, value: orders }))}
      file={{ section: 'commerce', days }}
    />
  ) : (
    <Panel title={panel.title}>
      <Nothing empty={panel.empty} fills={panel.fills} />
    </Panel>
  );
