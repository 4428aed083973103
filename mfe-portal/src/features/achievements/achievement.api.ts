import { achievement } from '@skal/contracts/analytics/achievement';
import { createHooks } from '@skal/shell-kit/api';

export const { useListAchievementQuery, useAnnounceAchievementMutation } = createHooks({ achievement });
