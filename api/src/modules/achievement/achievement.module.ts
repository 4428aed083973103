import type { ApiModule } from '../module.ts';
import { Achievement1795824001000 } from './20261128-achievement.migration.ts';
import { AchievementEntity } from './Achievement.entity.ts';
import { achievementRoutes } from './achievement.routes.ts';

export default {
  entities: [AchievementEntity],
  migrations: [Achievement1795824001000],
  routes: achievementRoutes,
} satisfies ApiModule;
