import type { ApiModule } from '../module.ts';
import { Logo1795996801000 } from './20261130-logo.migration.ts';
import { LogoEntity } from './Logo.entity.ts';
import { logoRoutes } from './logo.routes.ts';

export default {
  entities: [LogoEntity],
  migrations: [Logo1795996801000],
  routes: logoRoutes,
} satisfies ApiModule;
