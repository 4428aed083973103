import type { ApiModule } from '../module.ts';
import { ClientTableEntity } from './ClientTable.entity.ts';
import { ClientTables1766600000001 } from './clientTable.migration.ts';
import { clientTableRoutes } from './clientTable.routes.ts';

export default {
  entities: [ClientTableEntity],
  migrations: [ClientTables1766600000001],
  routes: clientTableRoutes,
} satisfies ApiModule;
