import type { ApiModule } from '../module.ts';
import { Impersonation1795996803000 } from './20261130-impersonation.migration.ts';
import { expireImpersonations } from './endImpersonation.ts';
import { ImpersonationEntity } from './Impersonation.entity.ts';
import { impersonationRoutes } from './impersonation.routes.ts';

export default {
  entities: [ImpersonationEntity],
  migrations: [Impersonation1795996803000],
  routes: impersonationRoutes,
  jobs: ({ db }, now) => ({ impersonations: () => expireImpersonations(db, now) }),
} satisfies ApiModule;
