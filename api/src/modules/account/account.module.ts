import type { ApiModule } from '../module.ts';
import { Account1795824001000 } from './20261128-account.migration.ts';
import { AccountEntity } from './Account.entity.ts';

export default {
  entities: [AccountEntity],
  migrations: [Account1795824001000],
} satisfies ApiModule;
