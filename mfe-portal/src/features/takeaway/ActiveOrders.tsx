import type { ActiveOrderReply, TakeawayReply } from '@skal/contracts/takeaway';
import { Text, VisuallyHidden } from '@skal/shared-ui';
import { formatOther } from '../../content/amounts.ts';
import { formatLines } from '../../content/orderLines.ts';
import { takeaway, liveTakeaway as words } from '../../content/takeaway.ts';
import { BigRows, RowDetails, RowFigure, RowName } from '../../parts/BigRows.ts';
import { ReadNote } from '../../parts/figures/FiguresFrom.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { Unreported } from '../../parts/Unreported.tsx';
import { useNow } from '../../parts/useNow.ts';

const [panel] = takeaway.panels;
const MINUTE_MS = 60_000;

/** Who waits, and for how long: to be read from behind the bar, at arm's length. */
export function ActiveOrders({ takeaway: { active, activeCount } }: { takeaway: TakeawayReply }) {
  const now = useNow();
  if (active.length === 0) {
    return (
      <Panel title={panel.title}>
        <Unreported {...panel} />
      </Panel>
    );
  }
  return (
    <Panel title={panel.title} aside={<Text size="label">{words.count(activeCount)}</Text>}>
      <Text size="meta" tone="ink-3">
        {words.hint}
      </Text>
      <BigRows aria-label={panel.title}>
        {active.map((order) => (
          <li key={order.id}>
            <RowName>{order.order}</RowName>
            <RowFigure>
              <VisuallyHidden>{words.waits} </VisuallyHidden>
              {words.waiting(Math.max(0, Math.floor((now - Date.parse(order.at)) / MINUTE_MS)))}
            </RowFigure>
            <What order={order} />
          </li>
        ))}
      </BigRows>
      {activeCount > active.length ? <Text tone="ink-2">{words.more(activeCount - active.length)}</Text> : null}
      <ReadNote />
    </Panel>
  );
}

/** What it is about, and what it costs, as far as the app has said it. */
function What({ order: { lines, amount, currency } }: { order: ActiveOrderReply }) {
  if (lines.length === 0 && amount === null) return null;
  return (
    <RowDetails>
      {lines.length > 0 ? <span>{formatLines(lines)}</span> : null}
      {amount === null || currency === null ? null : <span>{formatOther(amount, currency)}</span>}
    </RowDetails>
  );
}
