import type { ApiModule } from '../module.ts';
import { PasskeyEntity } from './Passkey.entity.ts';
import { Passkeys1767100200000 } from './passkey.migration.ts';
import { passkeyRoutes } from './passkey.routes.ts';
import { SpentChallengeEntity } from './SpentChallenge.entity.ts';

export default {
  entities: [PasskeyEntity, SpentChallengeEntity],
  migrations: [Passkeys1767100200000],
  routes: passkeyRoutes,
  sweeps: (_, now) => ({
    spentChallenges: () => ({ table: 'spent_challenges', where: 'expires_at < ?', parameters: [now] }),
  }),
} satisfies ApiModule;
