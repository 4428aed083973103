import type { ApiModule } from '../module.ts';
import { SecondFactor1795996802000 } from './20261130-secondFactor.migration.ts';
import { FailedCodesEntity } from './FailedCodes.entity.ts';
import { RecoveryCodeEntity } from './RecoveryCode.entity.ts';
import { SecondFactorEntity } from './SecondFactor.entity.ts';
import { secondFactorRoutes } from './secondFactor.routes.ts';
import { secondFactorCipher } from './secondFactorCipher.ts';

export default {
  entities: [SecondFactorEntity, RecoveryCodeEntity, FailedCodesEntity],
  migrations: [SecondFactor1795996802000],
  routes: secondFactorRoutes,
  jobs: (deps) => ({ secondFactors: () => secondFactorCipher.reencrypt(deps.db, deps.settings) }),
} satisfies ApiModule;
