import { WEBHOOK_LOG_LIMIT, type WebhookDeliveryReply, type WebhookReply } from '@skal/contracts/app/appWebhook';
import type { Locale } from '@skal/contracts/site/locale';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { textFor } from '../../language/text.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { toIsoTime, toIsoTimeOrNull } from '../../time/calendar.ts';
import type { AppWebhook } from './AppWebhook.entity.ts';
import { type WebhookDelivery, WebhookDeliveryEntity } from './WebhookDelivery.entity.ts';
import { readSecrets } from './webhookSecret.ts';

const presentDelivery = (delivery: WebhookDelivery, locale: Locale): WebhookDeliveryReply => {
  const { id, type, createdAt, dueAt, deliveredAt, attempts, lastError } = delivery;
  return {
    ...{ id, type, attempts, at: toIsoTime(createdAt), error: lastError && textFor(locale, lastError) },
    state: deliveredAt !== null ? 'delivered' : dueAt !== null ? 'waiting' : 'failed',
    nextAt: toIsoTimeOrNull(dueAt),
  };
};

/** Presents an endpoint with its latest messages, without secrets and contents. */
export async function presentWebhook(
  manager: EntityManager,
  settings: Pick<ApiSettings, 'sessionKeys'>,
  webhook: AppWebhook,
  locale: Locale,
): Promise<WebhookReply> {
  const { id, url, createdAt, failingSince, lastError, lastDeliveredAt, dropped } = webhook;
  const [deliveries, waiting] = await Promise.all([
    manager.find(WebhookDeliveryEntity, {
      where: { webhookId: id },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: WEBHOOK_LOG_LIMIT,
    }),
    manager.countBy(WebhookDeliveryEntity, { webhookId: id, dueAt: Not(IsNull()) }),
  ]);
  const previous = readSecrets(settings, webhook)?.previous;
  return {
    ...{
      id,
      url,
      createdAt: toIsoTime(createdAt),
      error: lastError && textFor(locale, lastError),
      waiting,
      dropped: Number(dropped),
    },
    state: failingSince !== null ? 'failing' : lastDeliveredAt !== null ? 'working' : 'new',
    failingSince: toIsoTimeOrNull(failingSince),
    lastDeliveredAt: toIsoTimeOrNull(lastDeliveredAt),
    bothSignUntil: previous && previous.until > Date.now() ? toIsoTime(previous.until) : null,
    deliveries: deliveries.map((delivery) => presentDelivery(delivery, locale)),
  };
}
