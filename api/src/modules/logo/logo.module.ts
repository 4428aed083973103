import type { ApiModule } from '../module.ts';
import { Logo1795910401000 } from './20261129-logo.migration.ts';
import { LogoEntity } from './Logo.entity.ts';
import { logoRoutes } from './logo.routes.ts';

export default {
  entities: [LogoEntity],
  migrations: [Logo1795910401000],
  routes: logoRoutes,
} satisfies ApiModule;
