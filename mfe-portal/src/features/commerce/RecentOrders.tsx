import type { CommerceReply } from '@skal/contracts/commerce';
import { Text } from '@skal/shared-ui';
import { formatOther } from '../../content/amounts.ts';
import { commerce, liveCommerce as words } from '../../content/commerce.ts';
import { formatLines } from '../../content/orderLines.ts';
import { CountList } from '../../parts/CountList.tsx';
import { ReadNote } from '../../parts/figures/FiguresFrom.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Nothing } from '../../parts/Nothing.tsx';
import { Panel } from '../../parts/Panel.tsx';

const [, , panel] = commerce.panels;

/** So many things of an order are named. */
const NAMED = 3;

interface Props {
  orders: CommerceReply['recent'];
  /** Takes the whole row of a grid. */
  wide: boolean;
}

/** The orders that were completed last. */
export const RecentOrders = ({ orders, wide }: Props) => (
  <Panel title={panel.title} wide={wide}>
    {orders.length > 0 ? (
      <>
        <Text size="meta" tone="ink-3">
          {words.recentHint}
        </Text>
        <CountList
          label={panel.title}
          rows={orders.map(({ id, order, at, amount, currency, channel, lines }) => ({
            ...{ key: id, name: order, value: formatOther(amount, currency) },
            detail: (
              <>
                <Moment at={at} />
                {channel === null ? null : <span>{words.channels[channel]}</span>}
                {lines.length > 0 ? <span>{formatLines(lines, NAMED)}</span> : null}
              </>
            ),
          }))}
        />
        <ReadNote />
      </>
    ) : (
      <Nothing empty={panel.empty} fills={panel.fills} />
    )}
  </Panel>
);
