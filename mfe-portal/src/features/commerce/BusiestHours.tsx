import type { CommerceReply } from '@skal/contracts/commerce';
import { Text } from '@skal/shared-ui';
import { formatWhole } from '../../content/amounts.ts';
import { commerce, liveCommerce as words } from '../../content/commerce.ts';
import { hourName } from '../../content/steps.ts';
import { CountList } from '../../parts/CountList.tsx';
import { Nothing } from '../../parts/Nothing.tsx';
import { Panel } from '../../parts/Panel.tsx';

const [, ordered] = commerce.panels;

/** The hours of the week in which most is ordered. */
export const BusiestHours = ({ hours }: { hours: CommerceReply['busiest'] }) => (
  <Panel title={words.busiest}>
    {hours.length > 0 ? (
      <>
        <Text size="meta" tone="ink-3">
          {words.busiestHint}
        </Text>
        <CountList
          label={words.busiest}
          rows={hours.map(({ weekday, hour, orders }) => {
            const name = hourName(weekday, hour);
            return { key: name, name, value: formatWhole(orders) };
          })}
        />
      </>
    ) : (
      <Nothing empty={ordered.empty} fills={ordered.fills} />
    )}
  </Panel>
);
