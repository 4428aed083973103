import type { CommerceReply } from '@skal/contracts/commerce';
import { Text } from '@skal/shared-ui';
import { formatWhole } from '../../content/amounts.ts';
import { commerce, liveCommerce as words } from '../../content/commerce.ts';
import { CountList } from '../../parts/CountList.tsx';
import { Nothing } from '../../parts/Nothing.tsx';
import { Panel } from '../../parts/Panel.tsx';

const [, panel] = commerce.panels;

/** What was ordered most. */
export const BestSellers = ({ items }: { items: CommerceReply['bestSellers'] }) => (
  <Panel title={panel.title}>
    {items.length > 0 ? (
      <>
        <Text size="meta" tone="ink-3">
          {words.bestHint}
        </Text>
        <CountList
          label={panel.title}
          rows={items.map(({ item, orders }) => ({ key: item, name: item, value: formatWhole(orders) }))}
        />
      </>
    ) : (
      <Nothing empty={panel.empty} fills={panel.fills} />
    )}
  </Panel>
);
