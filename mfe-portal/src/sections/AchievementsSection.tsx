import { Badge, StatTile } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { tierPoints } from '../content/achievement.ts';
import { achievementCopy, achievements } from '../content/achievements.ts';
import { Grid, SectionBody } from '../parts/Grid.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Segments } from '../parts/Segments.tsx';

/** The sixteen achievements, all locked, with what they add up to (K12-K17). */
export default function AchievementsSection() {
  const completed = achievements.filter(({ isCompleted }) => isCompleted);
  const points = completed.reduce((sum, { tier }) => sum + tierPoints[tier], 0);
  const rate = Math.round((100 * completed.length) / achievements.length);
  return (
    <SectionBody>
      <Grid $min={180}>
        <StatTile label={achievementCopy.unlocked} value={`${completed.length}/${achievements.length}`} />
        <StatTile label={achievementCopy.points} value={String(points)} />
        <StatTile label={achievementCopy.rate} value={String(rate)} unit="%" />
      </Grid>
      <Segments label="Category" options={achievementCopy.filters} />
      <Grid $min={240}>
        {achievements.map(({ id, title, description, tier }) => (
          <Panel key={id} title={title} aside={<Badge tone="outline">{achievementCopy.locked}</Badge>}>
            <Goal>{description}</Goal>
            <Points>
              {tierPoints[tier]} points, {tier}
            </Points>
          </Panel>
        ))}
      </Grid>
    </SectionBody>
  );
}

const Goal = styled.p`
  color: var(--ink-2);
`;

const Points = styled.p`
  color: var(--ink-3);
  font: var(--type-meta);
`;
