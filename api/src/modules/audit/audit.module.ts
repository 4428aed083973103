import type { ApiModule } from '../module.ts';
import { Audit1795910400000 } from './20261129-audit.migration.ts';
import { AuditEntryEntity } from './AuditEntry.entity.ts';
import { auditRoutes } from './audit.routes.ts';

export default {
  entities: [AuditEntryEntity],
  migrations: [Audit1795910400000],
  routes: auditRoutes,
} satisfies ApiModule;
