import { EXPIRED_LINK_RETENTION_MS } from '../account/tokenLink.ts';
import type { ApiModule } from '../module.ts';
import { EmailChange1795996802000 } from './20261130-emailChange.migration.ts';
import { EmailLinkEntity } from './EmailLink.entity.ts';
import { emailChangeRoutes } from './emailChange.routes.ts';

export default {
  entities: [EmailLinkEntity],
  migrations: [EmailChange1795996802000],
  routes: emailChangeRoutes,
  retention: (_, now) => ({
    emailLinks: () => ({
      table: 'email_links',
      where: 'expires_at < ?',
      parameters: [now - EXPIRED_LINK_RETENTION_MS],
    }),
  }),
} satisfies ApiModule;
