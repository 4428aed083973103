import { StatTile, Text } from '@skal/shared-ui';
import { type ReactNode, useState } from 'react';
import { SegmentedControl } from '../../components/controls/SegmentedControl.tsx';
import { LiveHint } from '../../components/empty/LiveHint.tsx';
import { Grid, SectionBody } from '../../components/layout/Grid.tsx';
import { type Achievement, type AchievementFilter, tierPoints } from '../../content/achievements/achievement.ts';
import { achievementCopy } from '../../content/achievements/achievementCopy.ts';
import { useAccount } from '../../session/useAccount.ts';
import { AchievementCard } from './AchievementCard.tsx';

interface Props {
  achievements: readonly Achievement[];
  /** Source of the progress, for live clients. */
  source: ReactNode;
}

/** Achievements with their totals; the filter is enabled once live (K13, K14). */
export function AchievementBoard({ achievements, source }: Props) {
  const { live } = useAccount();
  const [filter, setFilter] = useState<AchievementFilter>('all');
  const completed = achievements.filter(({ isCompleted }) => isCompleted);
  const points = completed.reduce((sum, { tier }) => sum + tierPoints[tier], 0);
  const rate = Math.round((100 * completed.length) / achievements.length);
  const shown = achievements.filter(({ category }) => filter === 'all' || category === filter);
  return (
    <SectionBody>
      <LiveHint>{source}</LiveHint>
      <Grid $min={180}>
        <StatTile label={achievementCopy.unlocked} value={`${completed.length}/${achievements.length}`} />
        <StatTile label={achievementCopy.points} value={String(points)} />
        <StatTile label={achievementCopy.rate} value={String(rate)} unit="%" />
      </Grid>
      <SegmentedControl
        label={achievementCopy.filterLabel}
        options={achievementCopy.filters}
        value={filter}
        onChange={live ? setFilter : undefined}
      />
      {live ? (
        <Text size="meta" tone="subtle" role="status">
          {achievementCopy.shown(shown.length, achievements.length)}
        </Text>
      ) : null}
      <Grid $min={240}>
        {shown.map((achievement) => (
          <AchievementCard key={achievement.id} achievement={achievement} />
        ))}
      </Grid>
    </SectionBody>
  );
}
