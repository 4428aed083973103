import type { ApiModule } from '../module.ts';
import { AppWebhook1796083204001 } from './20261201-appWebhook.migration.ts';
import { AppWebhookEntity } from './AppWebhook.entity.ts';
import { appWebhookRoutes } from './appWebhook.routes.ts';
import { WebhookDeliveryEntity } from './WebhookDelivery.entity.ts';
import { WebhookWorker } from './WebhookWorker.ts';
import { webhookCipher } from './webhookSecret.ts';

/** Delivered, failed or waiting: longer than an operator needs to send a failed message again. */
const KEEP_MS = 30 * 24 * 3600_000;

export default {
  entities: [AppWebhookEntity, WebhookDeliveryEntity],
  migrations: [AppWebhook1796083204001],
  routes: appWebhookRoutes,
  retention: (_settings, now) => ({
    webhookDeliveries: () => ({ table: 'webhook_deliveries', where: 'created_at < ?', parameters: [now - KEEP_MS] }),
  }),
  jobs: ({ db, settings }) => ({ webhookSeals: () => webhookCipher.reencrypt(db, settings) }),
  workers: (deps) => [new WebhookWorker(deps)],
} satisfies ApiModule;
