import { achievement } from '@skal/contracts/achievement';
import { hooksOf } from '@skal/shell-kit/api';

export const { useListAchievementQuery, useAnnounceAchievementMutation } = hooksOf({ achievement });
