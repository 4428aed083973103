import type { ApiModule } from '../module.ts';
import { Push1796083203200 } from './20261201-push.migration.ts';
import { PushCampaignEntity } from './campaign/PushCampaign.entity.ts';
import { PushTesterEntity } from './campaign/PushTester.entity.ts';
import { pushRoutes } from './campaign/push.routes.ts';
import { PushDeliveryEntity } from './delivery/PushDelivery.entity.ts';
import { PushWorker } from './delivery/PushWorker.ts';
import { PushServiceEntity } from './service/PushService.entity.ts';
import { pushCipher } from './service/pushCipher.ts';
import { pushServiceRoutes } from './service/pushService.routes.ts';

const DAY_MS = 24 * 3600_000;
/** Deliveries per device are kept as long as events; the counts of a notification stay. */
const KEEP_DAYS = 90;

export default {
  entities: [PushServiceEntity, PushTesterEntity, PushCampaignEntity, PushDeliveryEntity],
  migrations: [Push1796083203200],
  routes: (deps) => [...pushRoutes(deps), ...pushServiceRoutes(deps)],
  retention: (_settings, now) => ({
    pushDeliveries: () => ({
      ...{ table: 'push_deliveries', where: 'created_at < ?', parameters: [now - KEEP_DAYS * DAY_MS] },
    }),
  }),
  workers: (deps) => [new PushWorker(deps)],
  jobs: ({ db, settings }) => ({ pushSeals: () => pushCipher.reencrypt(db, settings) }),
} satisfies ApiModule;
