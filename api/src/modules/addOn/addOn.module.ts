import type { ApiModule } from '../module.ts';
import { AddOn1795910401000 } from './20261129-addOn.migration.ts';
import { AddOnInterestEntity } from './AddOnInterest.entity.ts';
import { addOnRoutes } from './addOn.routes.ts';

export default {
  entities: [AddOnInterestEntity],
  migrations: [AddOn1795910401000],
  routes: addOnRoutes,
} satisfies ApiModule;
