import type { ApiModule } from '../module.ts';
import { Account1795996801000 } from './20261130-account.migration.ts';
import { AccountEntity } from './Account.entity.ts';

export default {
  entities: [AccountEntity],
  migrations: [Account1795996801000],
} satisfies ApiModule;
