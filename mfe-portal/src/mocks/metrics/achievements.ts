import {
  type AchievementId,
  type AchievementsReply,
  achievement,
  achievementTargets,
} from '@skal/contracts/analytics/achievement';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

/** Progress and completion date per achievement. */
type ProgressMap = Partial<Record<AchievementId, [progress: number, completedDate?: string]>>;

const ids = Object.keys(achievementTargets) as AchievementId[];

/** Makes achievements with progress; by default those of an app without reports. */
export const makeAchievements = (reached: ProgressMap = {}): AchievementsReply => ({
  achievements: ids.map((id) => {
    const [progress = 0, completedDate = null] = reached[id] ?? [];
    return { id, progress, completedDate };
  }),
  ...(Object.keys(reached).length > 0
    ? { lastReportOn: '2026-11-21', source: 'App', readAt: '2026-11-21T05:00:00.000Z' }
    : { lastReportOn: null, source: null, readAt: null }),
});

/** Achievements of a wine bar whose app was launched seven weeks ago. */
export const sampleAchievements = makeAchievements({
  ...{ 'first-guest': [1, '2026-10-05'], 'first-order': [1, '2026-10-05'], 'orders-100': [100, '2026-10-19'] },
  ...{ 'revenue-100k': [61_240], 'paid-back': [0.43], 'users-50': [50, '2026-10-11'], 'users-500': [236] },
  ...{ 'push-1': [1, '2026-10-06'], 'members-50': [50, '2026-11-02'], 'one-year': [47] },
});

/** Mocks achievements, and announces the reached ones once. */
export function achievementHandlers(reply: AchievementsReply): RequestHandler[] {
  let fresh = reply.achievements.filter(({ completedDate }) => completedDate !== null);
  return [
    mockEndpoint(achievement.list, () => reply),
    mockEndpoint(achievement.announce, () => {
      const announced = fresh;
      fresh = [];
      return announced;
    }),
  ];
}
