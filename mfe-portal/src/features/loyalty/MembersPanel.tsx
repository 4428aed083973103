import type { LoyaltyReply } from '@skal/contracts/loyalty';
import { formatWhole } from '../../content/amounts.ts';
import { loyalty as copy, liveLoyalty as words } from '../../content/loyalty.ts';
import { StepsPanel } from '../../parts/figures/StepsPanel.tsx';

const [panel] = copy.panels;

/** How many members there were at the end of each day. */
export const MembersPanel = ({ loyalty: { days, memberDays } }: { loyalty: LoyaltyReply }) => (
  <StepsPanel
    title={panel.title}
    hint={words.membersHint}
    wide
    kind="line"
    steps={memberDays}
    series={[
      { name: words.members, value: ({ members }) => members, format: formatWhole },
      { name: words.joined, value: ({ joined }) => joined, format: formatWhole, inTableOnly: true },
    ]}
    endsToday
    summary={words.summary(formatWhole(memberDays.reduce((sum, { joined }) => sum + (joined ?? 0), 0)))}
    note={words.forgotten}
    file={{ section: 'loyalty', days }}
  />
);
