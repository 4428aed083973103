import type { ApiModule } from '../module.ts';
import { Achievement1795996801000 } from './20261130-achievement.migration.ts';
import { AchievementEntity } from './Achievement.entity.ts';
import { achievementRoutes } from './achievement.routes.ts';

export default {
  entities: [AchievementEntity],
  migrations: [Achievement1795996801000],
  routes: achievementRoutes,
} satisfies ApiModule;
