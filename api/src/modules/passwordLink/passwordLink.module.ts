import { REMEMBERED_MS } from '../account/link.ts';
import type { ApiModule } from '../module.ts';
import { answerRequests } from './answerRequests.ts';
import { LinkRequestEntity } from './LinkRequest.entity.ts';
import { PasswordLinkEntity } from './PasswordLink.entity.ts';
import { PasswordLinks1766500000000 } from './passwordLink.migration.ts';
import { passwordLinkRoutes } from './passwordLink.routes.ts';

export default {
  entities: [PasswordLinkEntity, LinkRequestEntity],
  migrations: [PasswordLinks1766500000000],
  routes: passwordLinkRoutes,
  sweeps: (_, now) => ({
    passwordLinks: () => ({ table: 'password_links', where: 'expires_at < ?', parameters: [now - REMEMBERED_MS] }),
  }),
  chores: (parts) => ({ linkRequests: () => answerRequests(parts) }),
} satisfies ApiModule;
