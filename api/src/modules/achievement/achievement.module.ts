import type { ApiModule } from '../module.ts';
import { AchievementEntity } from './Achievement.entity.ts';
import { Achievement1768000420000 } from './achievement.migration.ts';
import { achievementRoutes } from './achievement.routes.ts';

export default {
  entities: [AchievementEntity],
  migrations: [Achievement1768000420000],
  routes: achievementRoutes,
} satisfies ApiModule;
