import { type FakeFcm, startFcm } from '@skal/api/testing/fakes/fcm.ts';
import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { businessIdOf, callAppApi, createAppKey, sendAppEvents } from '@skal/testing/appBackend.ts';
import { test as base, expect } from '@skal/testing/fixtures.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';

/** FCM runs before the product, which gets its URL. */
const test = base.extend<object, { fcm: FakeFcm }>({
  fcm: [
    async ({}, use) => {
      const fcm = await startFcm();
      await use(fcm);
      await fcm.close();
    },
    { scope: 'worker' },
  ],
  productOptions: async ({ fcm }, use) => use({ env: { SKAL_VENDORS_AT: fcm.url } }),
});

/** Fewer are not shown as numbers. */
const GUESTS = ['g-1', 'g-2', 'g-3', 'g-4', 'g-5'];

test.describe('a notification of a live app', () => {
  test('K24-K26: goes from the form to each phone, and its history shows who got and opened it', async ({
    expectBrowserError,
    newPage,
    product,
    fcm,
  }) => {
    const [operator, owner] = [await newPage(), await newPage()];
    const businessId = await businessIdOf(product, demoAccounts.live);
    const key = await createAppKey(operator, businessId, ['events', 'devices']);
    await operator.goto(`/admin?tab=clients&client=${businessId}&panel=reporting`);
    const service = operator.getByRole('dialog').getByRole('form', { name: 'Push service' });
    await service.getByLabel(/^JSON key/).fill(fcm.keyFile);
    await service.getByRole('button', { name: 'Save push service' }).click();
    await operator.getByText('vinbar-app').first().waitFor();
    for (const guest of GUESTS) {
      const body = { token: `token-${guest}`, platform: 'android', guest, locale: 'da-DK' };
      expect((await callAppApi(product, key, '/api/app/devices', { body })).status).toBe(200);
    }

    await openAccount(owner, demoAccounts.live);
    await owner.goto('/dashboard?section=push-notifications');
    await waitForHydration(owner, 'page');
    const form = owner.getByRole('form', { name: 'Quick Send' });
    await form.getByLabel(/^Title/).fill('Wine tasting tonight');
    await form.getByLabel(/^Message/).fill('Six wines from Piedmont at 19:00. 🍷');
    await form.getByLabel(/^Opens/).click();
    await owner.getByRole('option', { name: 'Events' }).click();
    await form.getByText('5 guests now.').waitFor();
    await form.getByRole('button', { name: 'Send Now' }).click();
    const dialog = owner.getByRole('alertdialog');
    await dialog.getByRole('heading', { name: 'Send to 5 guests?' }).waitFor();
    await dialog.getByRole('button', { name: 'Send Now' }).click();
    // Within the quiet hours the server refuses once, and the dialog asks once more.
    const anyway = dialog.getByRole('button', { name: 'Send anyway' });
    const row = owner.getByRole('region', { name: 'History' }).getByRole('row', { name: /^Wine tasting tonight/ });
    await anyway.or(row).waitFor();
    if (await anyway.isVisible()) {
      expectBrowserError(/409/);
      await anyway.click();
    }
    const figures = row.getByRole('cell');
    // The page asks every three seconds while a notification is on its way.
    await expect(figures).toHaveText([/^All/, /./, 'Sent', '5', '–', '–', '–', '0']);

    expect(fcm.messages.map(({ token }) => token).sort()).toEqual(GUESTS.map((guest) => `token-${guest}`));
    const { data, notification } = fcm.messages[0] ?? {};
    expect([notification?.title, data?.link]).toEqual(['Wine tasting tonight', 'events']);
    const receipt = (type: string) => (guest: string) => ({ type, guest, push: data?.push, item: notification?.title });
    const reported = await sendAppEvents(
      product,
      key,
      ...GUESTS.slice(0, 4).map(receipt('notification.delivered')),
      receipt('notification.opened')('g-1'),
    );
    expect(await reported.json()).toEqual({ accepted: 5, known: 0, refused: [] });
    await owner.reload();
    await expect(figures).toHaveText([/^All/, /./, 'Sent', '5', '4', '1', '25%', '0']);
  });
});
