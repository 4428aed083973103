import type { ApiModule } from '../module.ts';
import { Passkey1795996802000 } from './20261130-passkey.migration.ts';
import { PasskeyEntity } from './Passkey.entity.ts';
import { passkeyRoutes } from './passkey.routes.ts';
import { UsedChallengeEntity } from './UsedChallenge.entity.ts';

export default {
  entities: [PasskeyEntity, UsedChallengeEntity],
  migrations: [Passkey1795996802000],
  routes: passkeyRoutes,
  retention: (_, now) => ({
    usedChallenges: () => ({ table: 'used_challenges', where: 'expires_at < ?', parameters: [now] }),
  }),
} satisfies ApiModule;
