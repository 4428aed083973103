import type { ApiModule } from '../module.ts';
import { Quota1795996801000 } from './20261130-quota.migration.ts';
import { QuotaEntity } from './Quota.entity.ts';
import { quotaRetention } from './quotaRetention.ts';

export default {
  entities: [QuotaEntity],
  migrations: [Quota1795996801000],
  retention: ({ timeZone }, now) => ({ quotas: () => quotaRetention(now, timeZone) }),
} satisfies ApiModule;
