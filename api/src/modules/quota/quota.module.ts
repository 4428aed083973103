import type { ApiModule } from '../module.ts';
import { oldQuotas } from './oldQuotas.ts';
import { QuotaEntity } from './Quota.entity.ts';
import { Quotas1765000000000 } from './quota.migration.ts';

export default {
  entities: [QuotaEntity],
  migrations: [Quotas1765000000000],
  sweeps: ({ timeZone }, now) => ({ quotas: () => oldQuotas(now, timeZone) }),
} satisfies ApiModule;
