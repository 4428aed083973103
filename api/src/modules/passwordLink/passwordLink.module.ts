import type { ApiModule } from '../module.ts';
import { answerRequests } from './answerRequests.ts';
import { LinkRequestEntity } from './LinkRequest.entity.ts';
import { PasswordLinkEntity } from './PasswordLink.entity.ts';
import { PasswordLinks1766500000000 } from './passwordLink.migration.ts';
import { passwordLinkRoutes } from './passwordLink.routes.ts';

/** So long somebody who opens a link that has run out is told so, and not that there is no such link. */
const REMEMBERED_MS = 7 * 24 * 3600_000;

export default {
  entities: [PasswordLinkEntity, LinkRequestEntity],
  migrations: [PasswordLinks1766500000000],
  routes: passwordLinkRoutes,
  sweeps: (_, now) => ({
    passwordLinks: () => ({ table: 'password_links', where: 'expires_at < ?', parameters: [now - REMEMBERED_MS] }),
  }),
  chores: (parts) => ({ linkRequests: () => answerRequests(parts) }),
} satisfies ApiModule;
