import type { NotificationReply } from '@skal/contracts/notification';
import { formatFigure } from '../../content/amounts.ts';
import { figures } from '../../content/figures.ts';
import { livePush } from '../../content/push.ts';
import { StepsPanel } from '../../parts/figures/StepsPanel.tsx';

const { rate: words } = livePush;

/** A day on which nothing was delivered has no share, and has a report all the same. */
const missingOf = (delivered: number | null): string => (delivered === null ? figures.noReport : words.none);

/** How much of what was delivered was opened, day by day, beside the 30 days before. */
export function OpenRatePanel({ steps }: Pick<NotificationReply, 'steps'>) {
  const delivering = steps.filter(({ openRate }) => openRate !== null).length;
  return (
    <StepsPanel
      title={words.title}
      hint={words.hint}
      empty={words.empty}
      fills={words.fills}
      wide
      kind="bars"
      steps={steps}
      series={[
        {
          name: words.now,
          value: ({ openRate }) => openRate,
          format: formatFigure,
          missing: ({ delivered }) => missingOf(delivered),
        },
        {
          name: words.before,
          value: ({ openRateBefore }) => openRateBefore,
          format: formatFigure,
          missing: ({ deliveredBefore }) => missingOf(deliveredBefore),
        },
      ]}
      summary={words.summary(delivering)}
    />
  );
}
