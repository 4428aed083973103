import type { ApiModule } from '../module.ts';
import { InquiryEntity } from './Inquiry.entity.ts';
import { inquiryRoutes } from './inquiry.routes.ts';
import { oldInquiries } from './oldInquiries.ts';

export default {
  entities: [InquiryEntity],
  routes: inquiryRoutes,
  sweeps: ({ inquiryKeepMs }, now) => ({ inquiries: () => oldInquiries(now - inquiryKeepMs) }),
} satisfies ApiModule;
