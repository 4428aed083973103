import type { ApiModule } from '../module.ts';
import { LogoEntity } from './Logo.entity.ts';
import { Logos1767200003000 } from './logo.migration.ts';
import { logoRoutes } from './logo.routes.ts';

export default {
  entities: [LogoEntity],
  migrations: [Logos1767200003000],
  routes: logoRoutes,
} satisfies ApiModule;
