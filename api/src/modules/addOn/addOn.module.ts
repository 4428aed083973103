import type { ApiModule } from '../module.ts';
import { AddOnInterestEntity } from './AddOnInterest.entity.ts';
import { AddOn1766400003000 } from './addOn.migration.ts';
import { addOnRoutes } from './addOn.routes.ts';

export default {
  entities: [AddOnInterestEntity],
  migrations: [AddOn1766400003000],
  routes: addOnRoutes,
} satisfies ApiModule;
