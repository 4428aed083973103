import type { CommerceReply } from '@skal/contracts/commerce';
import { Text } from '@skal/shared-ui';
import { formatMoneyWithCode } from '../../content/amounts.ts';
import { commerce, liveCommerce as words } from '../../content/commerce.ts';
import { formatOrderLines } from '../../content/orderLines.ts';
import { BarList } from '../../parts/CountList.tsx';
import { SourceNote } from '../../parts/figures/FiguresFrom.tsx';
import { RelativeTime } from '../../parts/Moment.tsx';
import { PanelEmptyState } from '../../parts/Nothing.tsx';
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
        <BarList
          label={panel.title}
          rows={orders.map(({ id, order, at, amount, currency, channel, lines }) => ({
            ...{ key: id, name: order, value: formatMoneyWithCode(amount, currency) },
            detail: (
              <>
                <RelativeTime at={at} />
                {channel === null ? null : <span>{words.channels[channel]}</span>}
                {lines.length > 0 ? <span>{formatOrderLines(lines, NAMED)}</span> : null}
              </>
            ),
          }))}
        />
        <SourceNote />
      </>
    ) : (
      <PanelEmptyState empty={panel.empty} emptyHint={panel.emptyHint} />
    )}
  </Panel>
);
