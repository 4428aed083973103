import type { ApiModule } from '../module.ts';
import { AuditEntity } from './Audit.entity.ts';
import { Audit1766100000000 } from './audit.migration.ts';
import { auditRoutes } from './audit.routes.ts';
import { AuditWho1768500000000 } from './who.migration.ts';

export default {
  entities: [AuditEntity],
  migrations: [Audit1766100000000, AuditWho1768500000000],
  routes: auditRoutes,
} satisfies ApiModule;
