import type { ApiModule } from '../module.ts';
import { InquiryClients1767200001000 } from './client.migration.ts';
import { InquiryFollowUp1766400001000 } from './followUp.migration.ts';
import { InquiryEntity } from './Inquiry.entity.ts';
import { inquiryRoutes } from './inquiry.routes.ts';
import { leadRoutes } from './lead.routes.ts';
import { oldInquiries } from './oldInquiries.ts';

export default {
  entities: [InquiryEntity],
  migrations: [InquiryFollowUp1766400001000, InquiryClients1767200001000],
  routes: (parts) => [...inquiryRoutes(parts), ...leadRoutes(parts)],
  sweeps: ({ inquiryKeepMs }, now) => ({ inquiries: () => oldInquiries(now - inquiryKeepMs) }),
} satisfies ApiModule;
