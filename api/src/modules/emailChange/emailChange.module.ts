import { REMEMBERED_MS } from '../account/link.ts';
import type { ApiModule } from '../module.ts';
import { EmailLinkEntity } from './EmailLink.entity.ts';
import { EmailLinks1767100300000 } from './emailChange.migration.ts';
import { emailChangeRoutes } from './emailChange.routes.ts';
import { EmailLinkPassword1768300000000 } from './passwordMark.migration.ts';

export default {
  entities: [EmailLinkEntity],
  migrations: [EmailLinks1767100300000, EmailLinkPassword1768300000000],
  routes: emailChangeRoutes,
  sweeps: (_, now) => ({
    emailLinks: () => ({ table: 'email_links', where: 'expires_at < ?', parameters: [now - REMEMBERED_MS] }),
  }),
} satisfies ApiModule;
