import type { Locator, Page } from '@playwright/test';
import { LIVE_PATH } from '@skal/contracts/operations/liveEvents';
import { type Account, demoAccounts, signIn } from '@skal/testing/accounts.ts';
import { businessIdOf, createAppKey, sendAppEvents } from '@skal/testing/appBackend.ts';
import { tabTo } from '@skal/testing/audit/keyboard.ts';
import { expect, type Fixtures, test } from '@skal/testing/fixtures.ts';
import { pinToasts } from '@skal/testing/wait/toasts.ts';
import { auditLightAndDark } from '@skal/tooling/src/browser/axe.ts';

type Context = Pick<Fixtures, 'newPage' | 'product'>;

test.describe('events of an app before and while its portal is open', () => {
  /** Opens a portal that receives live events. `before` are events that the app's backend has sent already. */
  const openPortal = async ({ newPage, product }: Context, account: Account, ...before: readonly object[]) => {
    const businessId = await businessIdOf(product, account);
    const key = await createAppKey(await newPage(), businessId);
    const send = async (...events: readonly object[]) =>
      expect((await sendAppEvents(product, key, ...events)).status).toBe(200);
    if (before.length > 0) await send(...before);
    const client = await newPage();
    await pinToasts(client);
    const streamOpened = client.waitForResponse((response) => new URL(response.url()).pathname === LIVE_PATH, {
      timeout: 0,
    });
    await signIn(client, account);
    await streamOpened;
    // A reload removes it.
    await client.evaluate(() => Object.assign(window, { notReloaded: true }));
    return { client, send };
  };
  const isReloaded = (page: Page) => page.evaluate(() => !('notReloaded' in window));
  const openSection = (page: Page, name: RegExp) =>
    page.getByRole('navigation').first().getByRole('button', { name }).click();

  test('K5: the open Commerce section shows orders: best sellers, and the lines of each order', async ({
    newPage,
    product,
  }) => {
    const { client, send } = await openPortal({ newPage, product }, demoAccounts.live);
    await client.getByRole('button', { name: 'Settings', exact: true }).click();
    // Content that loads above the switch still moves it: a key reaches it anyway.
    await client.getByRole('switch', { name: 'E-commerce' }).press('Space');
    await client.getByRole('switch', { name: 'E-commerce', checked: true }).waitFor();
    await client.getByRole('button', { name: 'Save Settings' }).click();
    await openSection(client, /^Commerce/);
    await client.getByText('Shows each order paid in your app.').waitFor();

    const barolo = { item: 'Barolo 2019, glass', quantity: 2, amount: 25_000 };
    const olives = { item: 'Olives and almonds', quantity: 1, amount: 5_500 };
    const order = { order: 'A-7', currency: 'DKK', channel: 'takeaway' };
    await send({ ...order, type: 'order.completed', amount: 30_500, lines: [barolo, olives] });
    const best = client.getByRole('region', { name: 'Best-selling products' });
    await best.getByText('66.7% of all items').waitFor();
    expect(await best.getByRole('listitem').allTextContents()).toEqual([
      'Barolo 2019, glass266.7% of all items250 DKK',
      'Olives and almonds133.3% of all items55 DKK',
    ]);
    const [row] = await client.getByRole('region', { name: 'Recent orders' }).getByRole('listitem').allTextContents();
    expect(row).toMatch(/^A-7305 DKK.*Takeaway2 × Barolo 2019, glass; Olives and almonds$/);

    await send({
      ...order,
      type: 'order.refunded',
      amount: 12_500,
      lines: [{ ...barolo, quantity: 1, amount: 12_500 }],
    });
    await best.getByText('50% of all items').first().waitFor();
    await tabTo(client, best.getByRole('button', { name: 'Show as table' }));
    await client.keyboard.press('Enter');
    await best.getByRole('row', { name: 'Barolo 2019, glass 1 50 125' }).waitFor();
    expect(await isReloaded(client)).toBe(false);
    expect(await auditLightAndDark(client)).toEqual([]);
  });

  for (const { by, title, event, follow } of [
    {
      ...{ by: 'pointer', title: 'First order' },
      event: { type: 'order.completed', order: 'B-1', amount: 9_900, currency: 'DKK' },
      follow: (_: Page, link: Locator) => link.click(),
    },
    {
      ...{ by: 'keyboard', title: 'First message' },
      event: { type: 'notification.delivered', item: 'New on the menu' },
      follow: async (page: Page, link: Locator) => {
        await page.keyboard.press('F8');
        await tabTo(page, link);
        await page.keyboard.press('Enter');
      },
    },
  ]) {
    test(`K12: a toast shows ${title}, and its link opens it without a reload, by ${by}`, async ({
      newPage,
      product,
    }) => {
      const businessId = await businessIdOf(product, demoAccounts.client);
      await product.db.change('UPDATE businesses SET live_at = ? WHERE id = ?', [Date.now(), businessId]);
      // The portal looks for achievements when it opens, and then at most once a minute.
      const { client } = await openPortal({ newPage, product }, demoAccounts.client, event);
      const toasts = client.getByRole('region', { name: /^Notifications/ });
      await toasts.getByText(title, { exact: true }).waitFor();
      expect(await auditLightAndDark(client)).toEqual([]);

      const link = toasts.getByRole('link', { name: 'Open Achievements' });
      await follow(client, link);
      await client.getByRole('heading', { level: 1, name: 'Achievements' }).waitFor();
      await link.waitFor({ state: 'detached' });
      expect(new URL(client.url()).search).toBe('?section=achievements');
      const reached = client.getByRole('region', { name: title, exact: true });
      await reached.getByText(/^Unlocked /).waitFor();
      expect(await isReloaded(client)).toBe(false);
    });
  }
});
