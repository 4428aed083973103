import type { ApiModule } from '../module.ts';
import { Account1795996801000 } from './20261130-account.migration.ts';
import { AccountPreferences1796170010000 } from './20261202-accountPreferences.migration.ts';
import { AccountEntity } from './Account.entity.ts';

export default {
  entities: [AccountEntity],
  migrations: [Account1795996801000, AccountPreferences1796170010000],
} satisfies ApiModule;
