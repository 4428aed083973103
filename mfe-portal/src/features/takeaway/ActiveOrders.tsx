import type { ActiveOrderReply, TakeawayReply } from '@skal/contracts/analytics/takeaway';
import { nextOrderSteps } from '@skal/contracts/app/appAction';
import { Text, VisuallyHidden } from '@skal/shared-ui';
import { useNow } from '@skal/shell-kit/api';
import { ActionButtons } from '../../components/actions/ActionButtons.tsx';
import { SourceNote } from '../../components/charts/MetricSource.tsx';
import { UnreportedEmptyState } from '../../components/empty/UnreportedEmptyState.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { LargeRows, RowDetails, RowLabel, RowValue } from '../../components/lists/LargeRows.ts';
import { liveTakeaway as copy, takeaway } from '../../content/sections/takeaway.ts';
import { formatMoneyWithCode } from '../../format/number.ts';
import { formatOrderLines } from '../../format/orderLines.ts';
import { useOrderAction } from './useOrderAction.ts';

const panel = takeaway.panels.activeOrders;
const MINUTE_MS = 60_000;

/** Waiting orders with their waiting time, legible from a distance, and a button for each possible answer. */
export function ActiveOrders({ takeaway: { active, activeCount } }: { takeaway: TakeawayReply }) {
  const now = useNow();
  const take = useOrderAction();
  if (active.length === 0) {
    return (
      <Panel title={panel.title}>
        <UnreportedEmptyState {...panel} />
      </Panel>
    );
  }
  return (
    <Panel title={panel.title} aside={<Text size="label">{copy.count(activeCount)}</Text>}>
      <Text size="meta" tone="subtle">
        {copy.hint}
      </Text>
      <LargeRows aria-label={panel.title}>
        {active.map((order) => (
          <li key={order.id}>
            <RowLabel>{order.order}</RowLabel>
            <RowValue>
              <VisuallyHidden>{copy.waits} </VisuallyHidden>
              {copy.waiting(Math.max(0, Math.floor((now - Date.parse(order.at)) / MINUTE_MS)))}
            </RowValue>
            <OrderContents order={order} />
            <ActionButtons
              name={order.order}
              state={order.action}
              nextSteps={nextOrderSteps}
              onTake={(step) => take(order.id, step, order.action.version)}
            />
          </li>
        ))}
      </LargeRows>
      {activeCount > active.length ? <Text tone="muted">{copy.more(activeCount - active.length)}</Text> : null}
      <SourceNote />
    </Panel>
  );
}

/** Items and price of an order, if the app reported them. */
function OrderContents({ order: { lines, amount, currency } }: { order: ActiveOrderReply }) {
  if (lines.length === 0 && amount === null) return null;
  return (
    <RowDetails>
      {lines.length > 0 ? <span>{formatOrderLines(lines)}</span> : null}
      {amount === null || currency === null ? null : <span>{formatMoneyWithCode(amount, currency)}</span>}
    </RowDetails>
  );
}
