import type { ApiModule } from '../module.ts';
import { InquiryClients1767200001000 } from './client.migration.ts';
import { InquiryFollowUp1766400001000 } from './followUp.migration.ts';
import { InquiryEntity } from './Inquiry.entity.ts';
import { inquiryRoutes } from './inquiry.routes.ts';
import { leadRoutes } from './lead.routes.ts';
import { oldInquiries, suspectedSpam } from './oldInquiries.ts';
import { InquiryStatus1768300100000 } from './status.migration.ts';

/** How long suspected spam is kept, in milliseconds: 30 days. An operator may look for a lead among it for so long. */
const SPAM_KEEP_MS = 30 * 24 * 3600_000;

export default {
  entities: [InquiryEntity],
  migrations: [InquiryFollowUp1766400001000, InquiryClients1767200001000, InquiryStatus1768300100000],
  routes: (parts) => [...inquiryRoutes(parts), ...leadRoutes(parts)],
  sweeps: ({ inquiryKeepMs }, now) => ({
    inquiries: () => oldInquiries(now - inquiryKeepMs),
    suspectedSpam: () => suspectedSpam(now - SPAM_KEEP_MS),
  }),
} satisfies ApiModule;
