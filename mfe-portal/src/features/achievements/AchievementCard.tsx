import { Badge, CheckIcon, LockIcon, Text } from '@skal/shared-ui';
import { formatLocale } from '@skal/shell-kit/i18n/formatLocale.ts';
import { styled } from 'styled-components';
import { Panel } from '../../components/layout/Panel.tsx';
import { type Achievement, tierPoints } from '../../content/achievements/achievement.ts';
import { achievementCopy } from '../../content/achievements/achievementCopy.ts';
import { formatDay } from '../../format/date.ts';
import { useAccount } from '../../session/useAccount.ts';

const number = new Intl.NumberFormat(formatLocale());

/** Formats the progress; for refunded money it is a share. */
const progressOf = ({ id, progress, target, unit }: Achievement) =>
  id === 'paid-back'
    ? achievementCopy.paidBack(number.format(Math.floor(100 * progress)))
    : achievementCopy.progress(number.format(progress), number.format(target), unit);

/** An achievement: goal, progress, points, reward (K17, K18). */
export const AchievementCard = ({ achievement }: { achievement: Achievement }) => {
  const { title, description, tier, progress, target, unit, reward, completedDate } = achievement;
  const { live } = useAccount();
  return (
    <Panel
      title={title}
      aside={
        completedDate === null ? (
          <Badge icon={<LockIcon />} tone="neutral">
            {achievementCopy.locked}
          </Badge>
        ) : (
          <Badge icon={<CheckIcon />} tone="success">
            {achievementCopy.unlockedOn(formatDay(completedDate))}
          </Badge>
        )
      }
    >
      <Goal>{description}</Goal>
      {live && completedDate === null ? (
        <div>
          <Text size="meta" tone="muted">
            {progressOf(achievement)}
          </Text>
          <Track aria-hidden="true">
            <CompletedText style={{ inlineSize: `${(100 * progress) / target}%` }} />
          </Track>
        </div>
      ) : null}
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

const Track = styled.div`
  overflow: hidden;
  block-size: 6px;
  margin-block-start: 6px;
  border-radius: var(--radius-full);
  background: var(--sunken);
`;

const CompletedText = styled.div`
  block-size: 100%;
  border-radius: var(--radius-full);
  background: var(--series-1);

  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

const Facts = styled.ul`
  display: grid;
  gap: 2px;
  color: var(--ink-3);
  font: var(--type-meta);
`;
