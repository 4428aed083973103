import type { ApiModule } from '../module.ts';
import { AddOn1795996801000 } from './20261130-addOn.migration.ts';
import { AddOnInterestEntity } from './AddOnInterest.entity.ts';
import { addOnRoutes } from './addOn.routes.ts';

export default {
  entities: [AddOnInterestEntity],
  migrations: [AddOn1795996801000],
  routes: addOnRoutes,
} satisfies ApiModule;
