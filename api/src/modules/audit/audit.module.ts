import type { ApiModule } from '../module.ts';
import { Audit1795996800000 } from './20261130-audit.migration.ts';
import { AuditEntryEntity } from './AuditEntry.entity.ts';
import { auditRoutes } from './audit.routes.ts';

export default {
  entities: [AuditEntryEntity],
  migrations: [Audit1795996800000],
  routes: auditRoutes,
} satisfies ApiModule;
