import { adminConnection, type ConnectionReply, shopProduct } from '@skal/contracts/integration/connection';
import type { Locale } from '@skal/contracts/site/locale';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import { type Call, type Route, route } from '../../server/http/route.ts';
import { getErrorLogFields } from '../../server/observability/log.ts';
import { EventIngestor } from '../appEvent/EventIngestor.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { findClientRef } from '../client/findClientRef.ts';
import { clientNotFound } from '../client/record/clientDetail.query.ts';
import { changeIntegration } from '../integration/changeIntegration.ts';
import { addConnection } from './addConnection.ts';
import { ConnectionEntity } from './Connection.entity.ts';
import { clientConnectionRoutes } from './clientConnection.routes.ts';
import { presentConnection } from './connection.present.ts';
import { connectionCipher } from './connectionCipher.ts';
import { connectors } from './connectors.ts';
import { findProducts } from './shopify/products.query.ts';
import { REQUEST_BUDGET_MS, syncConnection } from './syncConnection.ts';
import { verifyMailchimpCredentials, verifyShopifyCredentials } from './verifyCredentials.ts';

/**
 * Removes a connection: its credentials are deleted, and further webhooks are rejected. Imported events stay.
 * @throws HttpError 404 if there is none with this id
 */
async function removeConnection(
  { db, settings, log }: Pick<Dependencies, 'db' | 'settings' | 'log'>,
  id: string,
  actor: Actor,
): Promise<void> {
  const found = await db.read((manager) => manager.findOneBy(ConnectionEntity, { id }));
  if (!found) throw notFound('connection');
  const { businessId, connector, account } = found;
  const client = await findClientRef(db, businessId);
  await db.tx(async (manager) => {
    const { affected } = await manager.delete(ConnectionEntity, { id });
    if (!affected) throw notFound('connection');
    await recordAuditEvent(manager, actor, { action: 'connection.removed', client, before: { connector, account } });
    await changeIntegration({ db }, businessId, { platform: connector, status: 'none' }, actor);
  });
  const secret = connectionCipher.decrypt(settings, id, found.sealed);
  if (secret === null) return;
  await connectors[connector].disconnect?.(settings, found, secret).catch((error) => {
    // It is deleted here; a vendor that keeps sending is rejected, and stops after some days.
    log.info({ connector, ...getErrorLogFields(error) }, 'the disconnection was not announced to the platform');
  });
}

/** Routes of clients' connections: operators add, sync and remove them, clients read them. */
export function connectorRoutes(deps: Dependencies): Route[] {
  const { db, settings } = deps;
  const book = new EventIngestor(deps);
  const present = async (id: string, locale: Locale): Promise<ConnectionReply> => {
    const found = await db.read((manager) => manager.findOneBy(ConnectionEntity, { id }));
    if (!found) throw notFound('connection');
    return presentConnection(db, found, locale);
  };
  const readNow = async (id: string, locale: Locale) => {
    await syncConnection({ ...deps, book }, id, REQUEST_BUDGET_MS);
    return present(id, locale);
  };
  const requireClient = async ({ params: { id } }: Pick<Call<{ id: string }, unknown>, 'params'>) => {
    if (!(await findClientRef(db, id))) throw clientNotFound();
    return id;
  };
  const order = { connector: 'ASC' } as const;

  return [
    route(adminConnection.list, {
      async run(call) {
        const businessId = await requireClient(call);
        const found = await db.read((manager) => manager.find(ConnectionEntity, { where: { businessId }, order }));
        return Promise.all(found.map((one) => presentConnection(db, one, call.locale)));
      },
    }),

    route(adminConnection.connectShopify, {
      async run(call) {
        const businessId = await requireClient(call);
        const { shop, appId, appSecret } = call.body;
        await verifyShopifyCredentials(settings, call.body);
        const tried = { businessId, connector: 'shopify', account: shop, label: shop } as const;
        return readNow(await addConnection(deps, { ...tried, secret: { appId, appSecret } }, call), call.locale);
      },
    }),

    route(adminConnection.connectMailchimp, {
      async run(call) {
        const businessId = await requireClient(call);
        const { audience, apiKey } = call.body;
        const label = [...(await verifyMailchimpCredentials(settings, call.body))].slice(0, 200).join('');
        const tried = { businessId, connector: 'mailchimp', account: audience, label } as const;
        return readNow(await addConnection(deps, { ...tried, secret: { apiKey } }, call), call.locale);
      },
    }),

    route(adminConnection.read, { run: ({ params: { id }, locale }) => readNow(id, locale) }),

    route(adminConnection.remove, { run: (call) => removeConnection(deps, call.params.id, call) }),

    route(shopProduct.list, { run: ({ business }) => findProducts(db, business.id) }),

    ...clientConnectionRoutes(deps, book),
  ];
}
