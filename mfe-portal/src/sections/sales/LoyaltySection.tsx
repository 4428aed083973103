import { t } from '@lingui/core/macro';
import { Button, Text } from '@skal/shared-ui';
import { RankingPanel } from '../../components/charts/RankingPanel.tsx';
import { TimeSeriesPanel } from '../../components/charts/TimeSeriesPanel.tsx';
import { PanelEmptyState } from '../../components/empty/PanelEmptyState.tsx';
import { Grid } from '../../components/layout/Grid.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { reportSection } from '../../components/reportSection.tsx';
import { liveLoyalty as copy, loyalty, loyaltyAddOn } from '../../content/sections/loyalty.ts';
import { useReadLoyaltyQuery } from '../../features/loyalty/loyalty.api.ts';
import { formatInteger } from '../../format/number.ts';

const { tiles, panels } = loyalty;

/** The premium add-on, advertised on the overlay (K6). */
export function OverlayAction() {
  return (
    <>
      <Text size="label" tone="muted">
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
  ...{ name: t`loyalty`, copy: loyalty, stateCopy: copy },
  useQuery: () => useReadLoyaltyQuery(),
  sourceMetrics: (reply) => [reply.members, reply.stamps, reply.rewards],
  tiles: (reply) => [
    { label: tiles.members.label, metric: reply.members, previousLabel: copy.totalBefore },
    { label: tiles.points.label, metric: reply.stamps, previousLabel: copy.before },
    { label: tiles.rewards.label, metric: reply.rewards, previousLabel: copy.before },
    { label: copy.redemption, metric: reply.redemption, previousLabel: copy.before },
  ],
  panels: (reply) => (
    <Grid>
      <TimeSeriesPanel
        {...{ title: panels.members.title, hint: copy.membersHint, wide: true, kind: 'line' }}
        buckets={reply.memberDays}
        series={[
          { name: copy.members, value: (day) => day.members, format: formatInteger },
          { name: copy.joined, value: ({ joined }) => joined, format: formatInteger, inTableOnly: true },
        ]}
        endsToday
        summary={copy.summary(formatInteger(reply.memberDays.reduce((sum, { joined }) => sum + (joined ?? 0), 0)))}
        note={copy.forgotten}
      />
      <RankingPanel
        {...panels.rewards}
        hint={copy.rewardsHint}
        heads={[copy.reward, copy.redeemed]}
        rows={reply.rewardItems.map(({ item, rewards: value }) => ({ name: item, value }))}
      />
      <Panel title={panels.topMembers.title}>
        <PanelEmptyState {...copy.anonymous} />
      </Panel>
    </Grid>
  ),
});
