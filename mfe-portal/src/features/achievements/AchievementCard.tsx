import { Badge, LockIcon } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { type Achievement, tierPoints } from '../../content/achievement.ts';
import { achievementCopy } from '../../content/achievementCopy.ts';
import { Panel } from '../../parts/Panel.tsx';

const number = new Intl.NumberFormat('en-GB');

/** One achievement: what it takes, what it is worth, what it brings (K17, K18). */
export const AchievementCard = ({ achievement }: { achievement: Achievement }) => {
  const { title, description, tier, target, unit, reward } = achievement;
  return (
    <Panel
      title={title}
      aside={
        <Badge icon={<LockIcon />} tone="neutral">
          {achievementCopy.locked}
        </Badge>
      }
    >
      <Goal>{description}</Goal>
      <Facts>
        <li>{achievementCopy.worth(tierPoints[tier], tier)}</li>
        <li>
          {achievementCopy.goal}: {number.format(target)} {unit}
        </li>
        <li>
          {achievementCopy.reward}: {achievementCopy.rewards[reward.type]}, {reward.value}
        </li>
      </Facts>
    </Panel>
  );
};

const Goal = styled.p`
  flex: 1;
  color: var(--ink-2);
`;

const Facts = styled.ul`
  display: grid;
  gap: 2px;
  color: var(--ink-3);
  font: var(--type-meta);
`;
