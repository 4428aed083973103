import type { ApiModule } from '../module.ts';
import { Outage1795996800000 } from './20261130-outage.migration.ts';
import { OutageEntity } from './Outage.entity.ts';

export default {
  entities: [OutageEntity],
  migrations: [Outage1795996800000],
} satisfies ApiModule;
