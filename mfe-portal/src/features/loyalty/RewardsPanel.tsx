import type { LoyaltyReply } from '@skal/contracts/loyalty';
import { loyalty as copy, liveLoyalty as words } from '../../content/loyalty.ts';
import { RankPanel } from '../../parts/figures/RankPanel.tsx';
import { Nothing } from '../../parts/Nothing.tsx';
import { Panel } from '../../parts/Panel.tsx';

const [, panel] = copy.panels;

/** What members got for their stamps, by name. */
export const RewardsPanel = ({ loyalty: { days, rewardItems } }: { loyalty: LoyaltyReply }) =>
  rewardItems.length > 0 ? (
    <RankPanel
      title={panel.title}
      hint={words.rewardsHint}
      heads={[words.reward, words.redeemed]}
      rows={rewardItems.map(({ item, rewards }) => ({ name: item, value: rewards }))}
      file={{ section: 'loyalty', days }}
    />
  ) : (
    <Panel title={panel.title}>
      <Nothing empty={panel.empty} fills={panel.fills} />
    </Panel>
  );
