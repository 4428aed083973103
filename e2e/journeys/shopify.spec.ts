import { expect, test } from '@skal/testing/fixtures.ts';
import { createHmac, randomUUID } from 'node:crypto';
import { shopOrder } from '@skal/api/testing/shops.ts';
import { SHOP, startVendors, type Vendors } from '@skal/api/testing/vendors.ts';
import { LIVE_PATH } from '@skal/contracts/liveNews';
import { axe } from '@skal/tooling/src/browser/axe.ts';
import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';

test.describe("a client's shop at Shopify", () => {
  const env: Record<string, string> = {};
  let vendors: Vendors;

  // Before the product, which is told where the vendors are.
  test.beforeAll(async () => {
    vendors = await startVendors();
    env.SKAL_VENDORS_AT = vendors.url;
  });
  test.afterAll(() => vendors.close());

  test.use({ productOptions: { env } });

  /** What the shop tells the address that it was given, signed with the secret of its app. */
  const tell = (topic: string, body: object) => {
    const hook = vendors.hooks.find((one) => one.topic === topic);
    if (!hook) throw new Error(`The shop was not asked to tell of ${topic}`);
    const raw = JSON.stringify(body);
    return fetch(new URL(new URL(hook.address).pathname, journey.product.url), {
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

  test('K5: the operator connects it; an order and a product are told of, and what is open has them without a reload', async ({ newPage, product }) => {
    const [operator, client] = [await newPage(), await newPage()];
    const told = client.waitForResponse((response) => new URL(response.url()).pathname === LIVE_PATH, { timeout: 0 });
    await openAccount(operator, demoAccounts.operator);
    await openAccount(client, demoAccounts.live);
    await client.getByRole('button', { name: 'Settings', exact: true }).click();
    // What loads above it still moves the switch: a press beside it is none, and a key finds it wherever it is.
    await client.getByRole('switch', { name: 'E-commerce' }).press('Space');
    await client.getByRole('switch', { name: 'E-commerce', checked: true }).waitFor();
    await client.getByRole('button', { name: 'Save Settings' }).click();
    await client
      .getByRole('navigation')
      .first()
      .getByRole('button', { name: /^Commerce/ })
      .click();
    await client.getByText('Will show each order paid in your app.').waitFor();

    const [row] = await product.db.query('SELECT business_id FROM accounts WHERE email = ?', [
      demoAccounts.live.email,
    ]);
    await operator.goto(`/admin?tab=clients&client=${row?.business_id}&panel=reporting`);
    const panel = operator.getByRole('dialog');
    const form = panel.getByRole('form', { name: 'Connect Shopify' });
    await form.getByLabel(/^Address of the shop/).fill(SHOP);
    await form.getByLabel(/^Client ID/).fill(vendors.shop.appId);
    await form.getByLabel(/^Client secret/).fill(vendors.shop.appSecret);
    await form.getByRole('button', { name: 'Connect Shopify' }).press('Enter');
    await panel.getByRole('region', { name: 'Shopify' }).getByText(SHOP).waitFor();
    expect(await axe(operator)).toEqual([]);

    await told;
    await client.evaluate(() => Object.assign(window, { notReloaded: true }));
    const order = shopOrder();
    expect((await tell('orders/create', order)).status).toBe(204);
    expect((await tell('orders/paid', order)).status).toBe(204);
    const sold = client.getByRole('region', { name: 'Recent orders' });
    await sold.getByText(String(order.name)).waitFor();
    await client
      .getByText(/^Shopify, read /)
      .first()
      .waitFor();
    expect(await client.getByText('199.50', { exact: true }).count()).toBeGreaterThan(0);
    expect(await axe(client)).toEqual([]);

    await client
      .getByRole('navigation')
      .first()
      .getByRole('button', { name: /^Product Catalog/ })
      .click();
    await client.getByText('No products yet').first().waitFor();
    const product = { id: 77, title: 'Orange 2025', variants: [{ id: 78, inventory_quantity: 3 }] };
    expect((await tell('products/update', product)).status).toBe(204);
    const sells = client.getByRole('table', { name: 'Products of your shop' });
    await sells.getByRole('row', { name: /Orange 2025 3 Low Stock/ }).waitFor();
    expect(await client.evaluate(() => 'notReloaded' in window)).toBe(true);
    expect(await axe(client)).toEqual([]);
  });
});
