import type { ApiModule } from '../module.ts';
import { Ledger1795996800000 } from './20261130-ledger.migration.ts';
import { LedgerDayEntity } from './LedgerDay.entity.ts';
import { LedgerEntryEntity } from './LedgerEntry.entity.ts';
import { LedgerYearEntity } from './LedgerYear.entity.ts';
import { ledgerRoutes } from './ledger.routes.ts';
import { postPlanCharges } from './postPlanCharges.ts';

export default {
  entities: [LedgerEntryEntity, LedgerDayEntity, LedgerYearEntity],
  migrations: [Ledger1795996800000],
  routes: ledgerRoutes,
  jobs: (deps, now) => ({ planPrices: () => postPlanCharges(deps, now) }),
} satisfies ApiModule;
