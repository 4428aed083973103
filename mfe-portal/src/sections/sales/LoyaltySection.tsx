import { Button, Text } from '@skal/shared-ui';
import { RankingPanel } from '../../components/charts/RankingPanel.tsx';
import { TimeSeriesPanel } from '../../components/charts/TimeSeriesPanel.tsx';
import { PanelEmptyState } from '../../components/empty/PanelEmptyState.tsx';
import { Grid } from '../../components/layout/Grid.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { reportSection } from '../../components/reportSection.tsx';
import { loyalty, loyaltyAddOn, liveLoyalty as words } from '../../content/sections/loyalty.ts';
import { useReadLoyaltyQuery } from '../../features/loyalty/loyalty.api.ts';
import { formatInteger } from '../../format/number.ts';

const [members, stamps, rewards] = loyalty.tiles;
const [memberDays, rewardItems, top] = loyalty.panels;

/** The premium add-on, advertised on the overlay (K6). */
export function OverlayAction() {
  return (
    <>
      <Text size="label" tone="ink-2">
        {loyaltyAddOn.text}
      </Text>
      <Button variant="secondary" size="sm" disabled>
        {loyaltyAddOn.action}
      </Button>
    </>
  );
}

/** Loyalty: members, stamps and rewards, compared with the previous 30 days (K4). */
export default reportSection({
  ...{ name: 'loyalty', copy: loyalty, stateCopy: words },
  useRead: () => useReadLoyaltyQuery(),
  sourceMetrics: (reply) => [reply.members, reply.stamps, reply.rewards],
  tiles: (reply) => [
    { label: members.label, metric: reply.members, previousLabel: words.totalBefore },
    { label: stamps.label, metric: reply.stamps, previousLabel: words.before },
    { label: rewards.label, metric: reply.rewards, previousLabel: words.before },
    { label: words.redemption, metric: reply.redemption, previousLabel: words.before },
  ],
  panels: (reply) => (
    <Grid>
      <TimeSeriesPanel
        {...{ title: memberDays.title, hint: words.membersHint, wide: true, kind: 'line' }}
        steps={reply.memberDays}
        series={[
          { name: words.members, value: (day) => day.members, format: formatInteger },
          { name: words.joined, value: ({ joined }) => joined, format: formatInteger, inTableOnly: true },
        ]}
        endsToday
        summary={words.summary(formatInteger(reply.memberDays.reduce((sum, { joined }) => sum + (joined ?? 0), 0)))}
        note={words.forgotten}
      />
      <RankingPanel
        {...rewardItems}
        hint={words.rewardsHint}
        heads={[words.reward, words.redeemed]}
        rows={reply.rewardItems.map(({ item, rewards: value }) => ({ name: item, value }))}
      />
      <Panel title={top.title}>
        <PanelEmptyState {...words.anonymous} />
      </Panel>
    </Grid>
  ),
});
