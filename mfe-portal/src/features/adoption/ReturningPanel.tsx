import type { AdoptionReply } from '@skal/contracts/adoption';
import { adoption as copy, liveAdoption as words } from '../../content/adoption.ts';
import { formatAmount, formatWhole } from '../../content/amounts.ts';
import { StepsPanel } from '../../parts/figures/StepsPanel.tsx';

const [, , panel] = copy.panels;

/** The guests of each week, and how many of them had come before. */
export function ReturningPanel({ adoption: { days, weeks, returning } }: { adoption: AdoptionReply }) {
  const { value, before } = returning;
  const share =
    value === null ? words.noShare : words.share(formatAmount(value), before === null ? null : formatAmount(before));
  return (
    <StepsPanel
      title={panel.title}
      hint={words.returningHint}
      kind="bars"
      steps={weeks.map(({ week, ...rest }) => ({ at: week, ...rest }))}
      series={[
        { name: words.guests, value: ({ guests }) => guests, format: formatWhole },
        { name: words.returning, value: (step) => step.returning, format: formatWhole },
      ]}
      summary={share}
      note={`${share} ${words.forgotten}`}
      file={{ section: 'adoption', days: { from: weeks[0]?.week ?? days.from, to: days.to } }}
    />
  );
}
