import type { ApiModule } from '../module.ts';
import { Outage1795824000000 } from './20261128-outage.migration.ts';
import { OutageEntity } from './Outage.entity.ts';

export default {
  entities: [OutageEntity],
  migrations: [Outage1795824000000],
} satisfies ApiModule;
