import type { AchievementsReply } from '@skal/contracts/analytics/achievement';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import type { Achievement } from '../../content/achievements/achievement.ts';
import { achievementCopy as copy } from '../../content/achievements/achievementCopy.ts';
import { achievements } from '../../content/achievements/achievements.ts';
import { sourceName } from '../../content/panelCopy.ts';
import { formatDateTime } from '../../format/relativeTime.ts';
import { AchievementBoard } from './AchievementBoard.tsx';
import { useListAchievementQuery } from './achievement.api.ts';
import { useAnnounceOnMount } from './useAnnouncements.ts';

/** Joins the copy of each achievement with its progress. */
function withProgress({ achievements: reached }: AchievementsReply): Achievement[] {
  const byId = new Map(reached.map((item) => [item.id, item]));
  return achievements.map((achievement) => {
    const { progress = 0, completedDate = null } = byId.get(achievement.id) ?? {};
    const isReached = completedDate !== null;
    return { ...achievement, progress, completedDate, isUnlocked: isReached, isCompleted: isReached };
  });
}

/** Achievements of a live app with their progress. */
export function LiveAchievements() {
  useAnnounceOnMount();
  return (
    <QueryBoundary query={useListAchievementQuery()} copy={copy}>
      {(reply) => {
        const { source, readAt } = reply;
        const note = source && readAt ? copy.counted(sourceName(source), formatDateTime(readAt)) : copy.unreported;
        return <AchievementBoard achievements={withProgress(reply)} source={note} />;
      }}
    </QueryBoundary>
  );
}
