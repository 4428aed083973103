import type { ApiModule } from '../module.ts';
import { InquiryEntity } from './Inquiry.entity.ts';
import { inquiryRoutes } from './inquiry.routes.ts';

export default { entities: [InquiryEntity], routes: inquiryRoutes } satisfies ApiModule;
