import type { ApiModule } from '../module.ts';
import { factorSeals } from './factorSeals.ts';
import { RecoveryCodeEntity } from './RecoveryCode.entity.ts';
import { SecondFactorEntity } from './SecondFactor.entity.ts';
import { SecondFactors1767100100000 } from './secondFactor.migration.ts';
import { secondFactorRoutes } from './secondFactor.routes.ts';
import { WrongCodesEntity } from './WrongCodes.entity.ts';
import { WrongCodes1767400000000 } from './wrongCodes.migration.ts';

export default {
  entities: [SecondFactorEntity, RecoveryCodeEntity, WrongCodesEntity],
  migrations: [SecondFactors1767100100000, WrongCodes1767400000000],
  routes: secondFactorRoutes,
  chores: (parts) => ({ secondFactors: () => factorSeals.reseal(parts.db, parts.settings) }),
} satisfies ApiModule;
