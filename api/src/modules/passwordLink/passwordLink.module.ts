import { EXPIRED_LINK_RETENTION_MS } from '../account/tokenLink.ts';
import type { ApiModule } from '../module.ts';
import { PasswordLink1795996802000 } from './20261130-passwordLink.migration.ts';
import { LinkRequestEntity } from './LinkRequest.entity.ts';
import { PasswordLinkEntity } from './PasswordLink.entity.ts';
import { passwordLinkRoutes } from './passwordLink.routes.ts';
import { processLinkRequests } from './processLinkRequests.ts';

export default {
  entities: [PasswordLinkEntity, LinkRequestEntity],
  migrations: [PasswordLink1795996802000],
  routes: passwordLinkRoutes,
  retention: (_, now) => ({
    passwordLinks: () => ({
      table: 'password_links',
      where: 'expires_at < ?',
      parameters: [now - EXPIRED_LINK_RETENTION_MS],
    }),
  }),
  jobs: (deps) => ({ linkRequests: () => processLinkRequests(deps) }),
} satisfies ApiModule;
