import type { TestClient } from '../client.ts';
import { SHOP, type Vendors } from '../fakes/vendors.ts';
import { shopOrder, signatureOf } from '../fixtures/shops.ts';
import type { OpenApiValidator } from '../openApiValidator.ts';

interface Callers {
  readonly operator: TestClient;
  readonly guest: TestClient;
  readonly app: TestClient;
  readonly clientId: string;
}

/** Valid calls about a client's connections. */
export async function callConnector(
  talk: OpenApiValidator,
  vendors: Vendors,
  { operator, guest, app, clientId }: Callers,
): Promise<void> {
  const params = { id: clientId };
  const { appId, appSecret } = vendors.shop;
  const { apiKey, id: audience } = vendors.audience;
  const made = { params, validRequest: true };
  const { body } = await talk.call('adminConnection.connectShopify', operator, {
    ...{ ...made, json: { shop: SHOP, appId, appSecret } },
  });
  await talk.call('adminConnection.connectMailchimp', operator, { ...made, json: { apiKey, audience } });
  const raw = JSON.stringify(shopOrder());
  const headers = {
    ...{ 'x-shopify-topic': 'orders/create', 'x-shopify-shop-domain': SHOP, 'x-shopify-webhook-id': 'delivery-1' },
    'x-shopify-triggered-at': new Date().toISOString(),
    'x-shopify-hmac-sha256': signatureOf(raw, appSecret),
  };
  const ofConnection = { params: { id: String(body.id) } };
  await talk.call('webhook.shopify', app, { ...ofConnection, raw, headers });
  await talk.call('adminConnection.read', operator, ofConnection);
  await talk.call('adminConnection.list', operator, { params });
  await talk.call('clientConnection.list', guest);
  await talk.call('shopProduct.list', guest);
  await talk.call('adminConnection.remove', operator, ofConnection);
}
