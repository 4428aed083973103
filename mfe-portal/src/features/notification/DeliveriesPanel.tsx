import type { NotificationReply } from '@skal/contracts/notification';
import { formatWhole } from '../../content/amounts.ts';
import { notCounted } from '../../content/panel.ts';
import { livePush } from '../../content/push.ts';
import { StepsPanel } from '../../parts/figures/StepsPanel.tsx';

const { counts: words } = livePush;

const figure = (value: number | null): string => (value === null ? notCounted.sign : formatWhole(value));

/** What was delivered and opened, day by day; the table and the file have the 30 days before as well. */
export const DeliveriesPanel = ({ notifications }: { notifications: NotificationReply }) => (
  <StepsPanel
    title={words.title}
    hint={words.hint}
    wide
    kind="bars"
    steps={notifications.steps}
    series={[
      { name: words.delivered, value: ({ delivered }) => delivered, format: formatWhole },
      { name: words.opened, value: ({ opened }) => opened, format: formatWhole },
      {
        ...{ name: words.deliveredBefore, format: formatWhole, inTableOnly: true },
        value: ({ deliveredBefore }) => deliveredBefore,
      },
      { name: words.openedBefore, value: ({ openedBefore }) => openedBefore, format: formatWhole, inTableOnly: true },
    ]}
    summary={words.summary(figure(notifications.delivered.value), figure(notifications.opened.value))}
    note={words.beside(figure(notifications.delivered.before), figure(notifications.opened.before))}
    file={{ section: 'push-notifications', days: notifications.days }}
  />
);
