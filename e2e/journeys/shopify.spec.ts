import { createHmac, randomUUID } from 'node:crypto';
import { SHOP, startVendors, type Vendors } from '@skal/api/testing/fakes/vendors.ts';
import { shopOrder } from '@skal/api/testing/fixtures/shops.ts';
import { LIVE_PATH } from '@skal/contracts/operations/liveEvents';
import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { businessIdOf } from '@skal/testing/appBackend.ts';
import { test as base, expect } from '@skal/testing/fixtures.ts';
import type { Product } from '@skal/testing/site/productProcess.ts';
import { auditLightAndDark } from '@skal/tooling/src/browser/axe.ts';

/** The vendors run before the product, which gets their URL. */
const test = base.extend<object, { vendors: Vendors }>({
  vendors: [
    async ({}, use) => {
      const vendors = await startVendors();
      await use(vendors);
      await vendors.close();
    },
    { scope: 'worker' },
  ],
  productOptions: async ({ vendors }, use) => use({ env: { SKAL_VENDORS_AT: vendors.url } }),
});

test.describe("a client's shop at Shopify", () => {
  /** Sends a webhook to the URL that the shop was given, signed with the secret of its app. */
  const sendWebhook = (vendors: Vendors, { url }: Product, topic: string, body: object) => {
    const hook = vendors.hooks.find((one) => one.topic === topic);
    if (!hook) throw new Error(`The shop has no webhook for ${topic}`);
    const raw = JSON.stringify(body);
    return fetch(new URL(new URL(hook.address).pathname, url), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Shopify-Topic': topic,
        'X-Shopify-Shop-Domain': SHOP,
        'X-Shopify-Webhook-Id': randomUUID(),
        'X-Shopify-Triggered-At': new Date().toISOString(),
        'X-Shopify-Hmac-Sha256': createHmac('sha256', vendors.shop.appSecret).update(raw).digest('base64'),
      },
      body: raw,
    });
  };

  test('K5: the operator connects it, and open pages show its orders and products without a reload', async ({
    newPage,
    product,
    vendors,
  }) => {
    const [operator, client] = [await newPage(), await newPage()];
    const deliver = (topic: string, body: object) => sendWebhook(vendors, product, topic, body);
    const streamOpened = client.waitForResponse((response) => new URL(response.url()).pathname === LIVE_PATH, {
      timeout: 0,
    });
    await openAccount(operator, demoAccounts.operator);
    await openAccount(client, demoAccounts.live);
    await client.getByRole('button', { name: 'Settings', exact: true }).click();
    // Content that loads above the switch still moves it: a key reaches it anyway.
    await client.getByRole('switch', { name: 'E-commerce' }).press('Space');
    await client.getByRole('switch', { name: 'E-commerce', checked: true }).waitFor();
    await client.getByRole('button', { name: 'Save Settings' }).click();
    await client
      .getByRole('navigation')
      .first()
      .getByRole('button', { name: /^Commerce/ })
      .click();
    await client.getByText('Shows each order paid in your app.').waitFor();

    await operator.goto(`/admin?tab=clients&client=${await businessIdOf(product, demoAccounts.live)}&panel=reporting`);
    const panel = operator.getByRole('dialog');
    const form = panel.getByRole('form', { name: 'Connect Shopify' });
    await form.getByLabel(/^Shop address/).fill(SHOP);
    await form.getByLabel(/^Client ID/).fill(vendors.shop.appId);
    await form.getByLabel(/^Client secret/).fill(vendors.shop.appSecret);
    await form.getByRole('button', { name: 'Connect Shopify' }).press('Enter');
    await panel.getByRole('region', { name: 'Shopify' }).getByText(SHOP).waitFor();
    expect(await auditLightAndDark(operator)).toEqual([]);

    await streamOpened;
    await client.evaluate(() => Object.assign(window, { notReloaded: true }));
    const order = shopOrder();
    expect((await deliver('orders/create', order)).status).toBe(204);
    expect((await deliver('orders/paid', order)).status).toBe(204);
    const orders = client.getByRole('region', { name: 'Recent orders' });
    await orders.getByText(String(order.name)).waitFor();
    await client
      .getByText(/^Shopify, updated /)
      .first()
      .waitFor();
    expect(await client.getByText('199.50', { exact: true }).count()).toBeGreaterThan(0);
    expect(await auditLightAndDark(client)).toEqual([]);

    await client
      .getByRole('navigation')
      .first()
      .getByRole('button', { name: /^Product Catalog/ })
      .click();
    await client.getByText('No products yet').first().waitFor();
    const wine = { id: 77, title: 'Orange 2025', variants: [{ id: 78, inventory_quantity: 3 }] };
    expect((await deliver('products/update', wine)).status).toBe(204);
    const products = client.getByRole('table', { name: 'Products of your menu and shop' });
    await products.getByRole('row', { name: /Orange 2025 3 Low Stock/ }).waitFor();
    expect(await client.evaluate(() => 'notReloaded' in window)).toBe(true);
    expect(await auditLightAndDark(client)).toEqual([]);
  });
});
