import type { ApiModule } from '../module.ts';
import { Passkey1795910402000 } from './20261129-passkey.migration.ts';
import { PasskeyEntity } from './Passkey.entity.ts';
import { passkeyRoutes } from './passkey.routes.ts';
import { UsedChallengeEntity } from './UsedChallenge.entity.ts';

export default {
  entities: [PasskeyEntity, UsedChallengeEntity],
  migrations: [Passkey1795910402000],
  routes: passkeyRoutes,
  retention: (_, now) => ({
    spentChallenges: () => ({ table: 'spent_challenges', where: 'expires_at < ?', parameters: [now] }),
  }),
} satisfies ApiModule;
