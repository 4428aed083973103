import type { ApiModule } from '../module.ts';
import { Audit1795824000000 } from './20261128-audit.migration.ts';
import { AuditEntryEntity } from './AuditEntry.entity.ts';
import { auditRoutes } from './audit.routes.ts';

export default {
  entities: [AuditEntryEntity],
  migrations: [Audit1795824000000],
  routes: auditRoutes,
} satisfies ApiModule;
