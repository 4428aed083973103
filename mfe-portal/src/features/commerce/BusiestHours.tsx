import type { CommerceReply } from '@skal/contracts/commerce';
import { formatWhole } from '../../content/amounts.ts';
import { commerce, liveCommerce as words } from '../../content/commerce.ts';
import { hourName } from '../../content/steps.ts';
import { WeekPanel } from '../../parts/figures/WeekPanel.tsx';
import { Nothing } from '../../parts/Nothing.tsx';
import { Panel } from '../../parts/Panel.tsx';

const [, ordered] = commerce.panels;

interface Props {
  sales: CommerceReply;
  /** What the figures are held against, in words. */
  before: string;
}

/** The hours of the week in which is ordered, and how much. */
export function BusiestHours({ sales: { days, busiest, weekHours }, before }: Props) {
  const [most] = busiest;
  if (!most) {
    return (
      <Panel title={words.busiest}>
        <Nothing empty={ordered.empty} fills={ordered.fills} />
      </Panel>
    );
  }
  return (
    <WeekPanel
      title={words.busiest}
      hint={words.busiestHint}
      head={words.orders}
      before={weekHours.some((hour) => hour.before !== null) ? before : undefined}
      hours={weekHours.map(({ orders, ...hour }) => ({ ...hour, value: orders }))}
      summary={words.busiestSummary(hourName(most.weekday, most.hour), formatWhole(most.orders))}
      file={{ section: 'commerce', days }}
    />
  );
}
