import type { ApiModule } from '../module.ts';
import { BusinessEntity } from './Business.entity.ts';
import { clientRoutes } from './client.routes.ts';
import { SubscriptionEntity } from './Subscription.entity.ts';

export default { entities: [BusinessEntity, SubscriptionEntity], routes: clientRoutes } satisfies ApiModule;
