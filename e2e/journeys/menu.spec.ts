import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { businessIdOf, createAppKey, readAppContent, sendAppEvents } from '@skal/testing/appBackend.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';

test.describe('the menu of a live app', () => {
  test('P2, K5: the app reads a new price once it is published, and its sale is in Commerce', async ({
    newPage,
    product,
  }) => {
    const businessId = await businessIdOf(product, demoAccounts.live);
    const key = await createAppKey(await newPage(), businessId, ['events', 'content']);
    const prices = (content: Awaited<ReturnType<typeof readAppContent>>['content']) =>
      content?.menu.items.map(({ name, price }) => [name, price]);

    const owner = await newPage();
    await openAccount(owner, demoAccounts.live);
    await owner.request.post('/api/save-settings', {
      data: { appFeatures: { ecommerce: true } },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    await owner.goto('/content-management');
    await waitForHydration(owner, 'page');
    await owner.getByRole('button', { name: 'Add Item' }).click();
    const added = owner.getByRole('dialog', { name: 'Add Item' });
    await added.getByLabel(/^Name/).fill('Barolo 2019');
    await added.getByLabel(/^Price in DKK/).fill('125,50');
    await added.getByRole('button', { name: 'Save to draft' }).click();
    // The item, and its category, which is shown to guests with its first item.
    await owner.getByText('2 changes not published').waitFor();
    await owner.getByRole('button', { name: 'Publish', exact: true }).click();
    await owner.getByText('Your guests see everything as it is here.').waitFor();
    const first = await readAppContent(product, key);
    expect(prices(first.content)).toEqual([['Barolo 2019', 12_550]]);

    await owner.getByRole('button', { name: 'Edit Barolo 2019' }).click();
    const edited = owner.getByRole('dialog', { name: 'Edit Barolo 2019' });
    await edited.getByLabel(/^Price in DKK/).fill('1.140');
    await edited.getByRole('button', { name: 'Save to draft' }).click();
    await owner.getByRole('row', { name: /Barolo 2019 1,140 DKK/ }).waitFor();
    await owner.getByText('1 change not published').waitFor();
    // A draft: guests see the old price.
    expect(await readAppContent(product, key, first.etag)).toEqual({ status: 304, etag: first.etag, content: null });

    await owner.getByRole('button', { name: 'Publish', exact: true }).click();
    await owner.getByText('Your guests see everything as it is here.').waitFor();
    const second = await readAppContent(product, key, first.etag);
    expect(second.status).toBe(200);
    expect(second.etag).not.toBe(first.etag);
    expect(prices(second.content)).toEqual([['Barolo 2019', 114_000]]);
    expect((await readAppContent(product, key, second.etag)).status).toBe(304);

    const [item] = second.content?.menu.items ?? [];
    const order = { order: 'A-1', amount: 228_000, currency: 'DKK', channel: 'takeaway' };
    const lines = [{ item: item?.name, quantity: 2, amount: 228_000 }];
    const reported = await sendAppEvents(
      product,
      key,
      ...['order.placed', 'order.completed'].map((type) => ({ type, ...order, lines })),
    );
    expect(await reported.json()).toEqual({ accepted: 2, known: 0, refused: [] });
    await owner.goto('/dashboard?section=commerce');
    const sold = owner.getByRole('region', { name: 'Best-selling products' }).getByRole('listitem');
    await expect(sold).toHaveText(['Barolo 20192100% of all items2,280 DKK']);
    const orders = owner.getByRole('region', { name: 'Recent orders' }).getByRole('listitem');
    await expect(orders).toHaveText([/^A-12,280 DKK.*Takeaway2 × Barolo 2019$/]);
  });
});
