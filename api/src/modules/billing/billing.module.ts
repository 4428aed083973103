import type { ApiModule } from '../module.ts';
import { billingRoutes } from './billing.routes.ts';
import { InvoiceEntity } from './Invoice.entity.ts';

export default { entities: [InvoiceEntity], routes: billingRoutes } satisfies ApiModule;
