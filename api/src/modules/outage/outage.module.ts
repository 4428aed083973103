import type { ApiModule } from '../module.ts';
import { OutageEntity } from './Outage.entity.ts';
import { Outages1768100000000 } from './outages.migration.ts';

export default {
  entities: [OutageEntity],
  migrations: [Outages1768100000000],
} satisfies ApiModule;
