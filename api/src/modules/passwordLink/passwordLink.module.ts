import { REMEMBERED_MS } from '../account/link.ts';
import type { ApiModule } from '../module.ts';
import { PasswordLink1795824002000 } from './20261128-passwordLink.migration.ts';
import { answerRequests } from './answerRequests.ts';
import { LinkRequestEntity } from './LinkRequest.entity.ts';
import { PasswordLinkEntity } from './PasswordLink.entity.ts';
import { passwordLinkRoutes } from './passwordLink.routes.ts';

export default {
  entities: [PasswordLinkEntity, LinkRequestEntity],
  migrations: [PasswordLink1795824002000],
  routes: passwordLinkRoutes,
  retention: (_, now) => ({
    passwordLinks: () => ({ table: 'password_links', where: 'expires_at < ?', parameters: [now - REMEMBERED_MS] }),
  }),
  jobs: (deps) => ({ linkRequests: () => answerRequests(deps) }),
} satisfies ApiModule;
