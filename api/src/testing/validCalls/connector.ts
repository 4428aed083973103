import type { TestClient } from '../client.ts';
import { SHOP, type Vendors } from '../fakes/vendors.ts';
import { shopOrder, signBody } from '../fixtures/shops.ts';
import type { TestApi } from '../index.ts';
import type { OpenApiValidator } from '../openApiValidator.ts';

interface Callers {
  readonly api: TestApi;
  readonly operator: TestClient;
  readonly guest: TestClient;
  readonly app: TestClient;
  readonly clientId: string;
}

/** Valid calls about a client's connections. */
export async function callConnector(
  validator: OpenApiValidator,
  vendors: Vendors,
  { api, operator, guest, app, clientId }: Callers,
): Promise<void> {
  const params = { id: clientId };
  const { appId, appSecret } = vendors.shop;
  const { apiKey, id: audience } = vendors.audience;
  const created = { params, validRequest: true };
  const { body } = await validator.call('adminConnection.connectShopify', operator, {
    ...{ ...created, json: { shop: SHOP, appId, appSecret } },
  });
  await validator.call('adminConnection.connectMailchimp', operator, { ...created, json: { apiKey, audience } });
  const raw = JSON.stringify(shopOrder());
  const headers = {
    ...{ 'x-shopify-topic': 'orders/create', 'x-shopify-shop-domain': SHOP, 'x-shopify-webhook-id': 'delivery-1' },
    'x-shopify-triggered-at': new Date().toISOString(),
    'x-shopify-hmac-sha256': signBody(raw, appSecret),
  };
  const ofConnection = { params: { id: String(body.id) } };
  await validator.call('webhook.shopify', app, { ...ofConnection, raw, headers });
  await validator.call('adminConnection.read', operator, ofConnection);
  await validator.call('adminConnection.list', operator, { params });
  await api.execute("DELETE FROM connection_log_entries WHERE what = 'read'");
  await validator.call('clientConnection.sync', guest, { params: { connector: 'shopify' } });
  await validator.call('clientConnection.list', guest);
  await validator.call('shopProduct.list', guest);
  await validator.call('adminConnection.remove', operator, ofConnection);
}
