import type { CommerceReply } from '@skal/contracts/analytics/commerce';
import { Text } from '@skal/shared-ui';
import { SourceNote } from '../../components/charts/MetricSource.tsx';
import { PanelEmptyState } from '../../components/empty/PanelEmptyState.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { BarList } from '../../components/lists/BarList.tsx';
import { RelativeTime } from '../../components/time/RelativeTime.tsx';
import { commerce, liveCommerce as copy } from '../../content/sections/commerce.ts';
import { formatMoneyWithCode } from '../../format/number.ts';
import { formatOrderLines } from '../../format/orderLines.ts';

const panel = commerce.panels.recentOrders;

/** Maximum number of items named per order. */
const NAMED = 3;

interface Props {
  orders: CommerceReply['recent'];
  /** Spans the whole row of a grid. */
  wide: boolean;
}

/** The latest completed orders. */
export const RecentOrders = ({ orders, wide }: Props) => (
  <Panel title={panel.title} wide={wide}>
    {orders.length > 0 ? (
      <>
        <Text size="meta" tone="subtle">
          {copy.recentHint}
        </Text>
        <BarList
          label={panel.title}
          rows={orders.map(({ id, order, at, amount, currency, channel, lines }) => ({
            ...{ key: id, name: order, value: formatMoneyWithCode(amount, currency) },
            detail: (
              <>
                <RelativeTime at={at} />
                {channel === null ? null : <span>{copy.channels[channel]}</span>}
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
