import type { AchievementReply } from '@skal/contracts/analytics/achievement';
import type { ToastMessage } from '@skal/shell-kit';
import { achievementCopy as copy } from './achievementCopy.ts';
import { achievements } from './achievements.ts';

/** Returns the toast of new achievements; null without any. */
export function achievementToast(reached: readonly AchievementReply[]): ToastMessage | null {
  const titles = achievements.flatMap(({ id, title }) => (reached.some((one) => one.id === id) ? [title] : []));
  return titles.length > 0 ? { ...copy.reached(titles), variant: 'success', link: copy.link } : null;
}
