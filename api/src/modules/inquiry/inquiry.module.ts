import type { ApiModule } from '../module.ts';
import { Inquiry1795996800000 } from './20261130-inquiry.migration.ts';
import { InquiryEntity } from './Inquiry.entity.ts';
import { inquiryRoutes } from './inquiry.routes.ts';
import { inquiryRetention, suspectedSpamRetention } from './inquiryRetention.ts';
import { leadRoutes } from './lead.routes.ts';

/** Retention of suspected spam in milliseconds: 30 days, in which an operator may look for a lead in it. */
const SPAM_KEEP_MS = 30 * 24 * 3600_000;

export default {
  entities: [InquiryEntity],
  migrations: [Inquiry1795996800000],
  routes: (deps) => [...inquiryRoutes(deps), ...leadRoutes(deps)],
  retention: ({ inquiryRetentionMs }, now) => ({
    inquiries: () => inquiryRetention(now - inquiryRetentionMs),
    suspectedSpam: () => suspectedSpamRetention(now - SPAM_KEEP_MS),
  }),
} satisfies ApiModule;
