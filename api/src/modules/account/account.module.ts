import type { ApiModule } from '../module.ts';
import { Account1795910401000 } from './20261129-account.migration.ts';
import { AccountEntity } from './Account.entity.ts';

export default {
  entities: [AccountEntity],
  migrations: [Account1795910401000],
} satisfies ApiModule;
