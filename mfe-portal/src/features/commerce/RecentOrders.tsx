import type { CommerceReply } from '@skal/contracts/commerce';
import { Text } from '@skal/shared-ui';
import { formatOther } from '../../content/amounts.ts';
import { commerce, liveCommerce as words } from '../../content/commerce.ts';
import { CountList } from '../../parts/CountList.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Nothing } from '../../parts/Nothing.tsx';
import { Panel } from '../../parts/Panel.tsx';

const [, , panel] = commerce.panels;

/** The orders that were completed last. */
export const RecentOrders = ({ orders }: { orders: CommerceReply['recent'] }) => (
  <Panel title={panel.title}>
    {orders.length > 0 ? (
      <>
        <Text size="meta" tone="ink-3">
          {words.recentHint}
        </Text>
        <CountList
          label={panel.title}
          rows={orders.map(({ id, order, at, amount, currency, channel }) => ({
            ...{ key: id, name: order, value: formatOther(amount, currency) },
            detail: (
              <>
                <Moment at={at} />
                {channel === null ? null : <span>{words.channels[channel]}</span>}
              </>
            ),
          }))}
        />
      </>
    ) : (
      <Nothing empty={panel.empty} fills={panel.fills} />
    )}
  </Panel>
);
