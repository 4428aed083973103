import type { ApiModule } from '../module.ts';
import { Quota1795910401000 } from './20261129-quota.migration.ts';
import { QuotaEntity } from './Quota.entity.ts';
import { quotaRetention } from './quotaRetention.ts';

export default {
  entities: [QuotaEntity],
  migrations: [Quota1795910401000],
  retention: ({ timeZone }, now) => ({ quotas: () => quotaRetention(now, timeZone) }),
} satisfies ApiModule;
