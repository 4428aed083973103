import type { ApiModule } from '../module.ts';
import { AuditEntity } from './Audit.entity.ts';
import { Audit1766100000000 } from './audit.migration.ts';
import { auditRoutes } from './audit.routes.ts';

export default {
  entities: [AuditEntity],
  migrations: [Audit1766100000000],
  routes: auditRoutes,
} satisfies ApiModule;
