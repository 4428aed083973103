import { adminAppWebhook, appWebhook, type WebhookReply } from '@skal/contracts/app/appWebhook';
import type { Locale } from '@skal/contracts/site/locale';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { findClientRef } from '../client/findClientRef.ts';
import { clientNotFound } from '../client/record/clientDetail.query.ts';
import { AppWebhookEntity } from './AppWebhook.entity.ts';
import { presentWebhook } from './appWebhook.present.ts';
import {
  addWebhook,
  removeWebhook,
  replayDelivery,
  requireWebhook,
  rotateWebhookSecret,
  testWebhook,
  type WebhookRef,
} from './manageWebhooks.ts';

/** Routes of webhook endpoints, for clients and for operators. */
export function appWebhookRoutes(deps: Dependencies): Route[] {
  const { db, settings } = deps;
  const list = (businessId: string, locale: Locale): Promise<WebhookReply[]> =>
    db.read(async (manager) => {
      const order = { createdAt: 'ASC', id: 'ASC' } as const;
      const found = await manager.find(AppWebhookEntity, { where: { businessId }, order });
      return Promise.all(found.map((one) => presentWebhook(manager, settings, one, locale)));
    });
  const read = (ref: WebhookRef, locale: Locale): Promise<WebhookReply> =>
    db.read(async (manager) => presentWebhook(manager, settings, await requireWebhook(manager, ref), locale));
  const IDEMPOTENCY_KEY = 'Idempotency-Key';

  return [
    route(appWebhook.list, { run: ({ business, locale }) => list(business.id, locale) }),

    route(appWebhook.add, {
      run: (call) =>
        addWebhook(deps, { businessId: call.business.id, body: call.body, key: call.header(IDEMPOTENCY_KEY) }, call),
    }),

    route(appWebhook.rotate, {
      run: (call) => rotateWebhookSecret(deps, { id: call.params.id, businessId: call.business.id }, call),
    }),

    route(appWebhook.test, {
      async run(call) {
        const ref = { id: call.params.id, businessId: call.business.id };
        await testWebhook(deps, ref, call);
        return read(ref, call.locale);
      },
    }),

    route(appWebhook.remove, {
      run: (call) => removeWebhook(deps, { id: call.params.id, businessId: call.business.id }, call),
    }),

    route(adminAppWebhook.list, {
      async run({ params: { id }, locale }) {
        if (!(await findClientRef(db, id))) throw clientNotFound();
        return list(id, locale);
      },
    }),

    route(adminAppWebhook.add, {
      run: (call) =>
        addWebhook(deps, { businessId: call.params.id, body: call.body, key: call.header(IDEMPOTENCY_KEY) }, call),
    }),

    route(adminAppWebhook.rotate, { run: (call) => rotateWebhookSecret(deps, { id: call.params.id }, call) }),

    route(adminAppWebhook.test, {
      async run(call) {
        const { id } = call.params;
        await testWebhook(deps, { id }, call);
        return read({ id }, call.locale);
      },
    }),

    route(adminAppWebhook.remove, { run: (call) => removeWebhook(deps, { id: call.params.id }, call) }),

    route(adminAppWebhook.replay, {
      run: async (call) => read({ id: await replayDelivery(deps, call.params.id, call) }, call.locale),
    }),
  ];
}
