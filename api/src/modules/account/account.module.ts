import type { ApiModule } from '../module.ts';
import { AccountEntity } from './Account.entity.ts';
import { AskedFactor1767100000000 } from './factor.migration.ts';
import { RoleIndex1766500200000 } from './roleIndex.migration.ts';
import { Roles1766000000000 } from './roles.migration.ts';

export default {
  entities: [AccountEntity],
  migrations: [Roles1766000000000, RoleIndex1766500200000, AskedFactor1767100000000],
} satisfies ApiModule;
