import type { ApiModule } from '../module.ts';
import { Outage1795910400000 } from './20261129-outage.migration.ts';
import { OutageEntity } from './Outage.entity.ts';

export default {
  entities: [OutageEntity],
  migrations: [Outage1795910400000],
} satisfies ApiModule;
