import type { ApiModule } from '../module.ts';
import { ClientTable1795824002000 } from './20261128-clientTable.migration.ts';
import { ClientTableEntity } from './ClientTable.entity.ts';
import { clientTableRoutes } from './clientTable.routes.ts';

export default {
  entities: [ClientTableEntity],
  migrations: [ClientTable1795824002000],
  routes: clientTableRoutes,
} satisfies ApiModule;
