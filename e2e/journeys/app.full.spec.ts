import { LIVE_PATH } from '@skal/contracts/operations/liveEvents';
import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { businessIdOf, createAppKey, sendAppEvents } from '@skal/testing/appBackend.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { auditLightAndDark } from '@skal/tooling/src/browser/axe.ts';

const DAY_MS = 24 * 60 * 60_000;
/** As the portal formats a day. */
const dayInCopenhagen = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric' },
  timeZone: 'Europe/Copenhagen',
});

test.describe("a client's app", () => {
  test('K1: the portal shows the first event of a new key without a reload, and a revoked key is rejected', async ({
    newPage,
    product,
  }) => {
    const operator = await newPage();
    const client = await newPage();
    // The stream opens once, when the portal loads.
    const streamOpened = client.waitForResponse((response) => new URL(response.url()).pathname === LIVE_PATH, {
      timeout: 0,
    });
    await openAccount(operator, demoAccounts.operator);
    await openAccount(client, demoAccounts.live);
    await client.goto('/dashboard?section=overview');
    await client.getByText('No data yet').first().waitFor();

    await operator.goto(`/admin?tab=clients&client=${await businessIdOf(product, demoAccounts.live)}&panel=reporting`);
    const panel = operator.getByRole('dialog');
    await panel.getByRole('button', { name: 'Create key' }).click();
    const made = panel.getByRole('region', { name: 'Your new API key' });
    const key = (await made.getByText(/^skal_/).textContent()) ?? '';
    expect(await auditLightAndDark(operator)).toEqual([]);
    await made.getByRole('button', { name: "I've Saved It" }).click();

    const order = { type: 'order.completed', guest: 'g-1', order: 'A-1', amount: 12_550, currency: 'DKK' };
    await streamOpened;
    expect((await sendAppEvents(product, key, order)).status).toBe(200);
    await client.getByText('125.50', { exact: true }).waitFor();
    await operator.reload();
    await panel.getByRole('rowheader', { name: 'order.completed' }).waitFor();
    await panel.getByRole('button', { name: /^Revoke the key/ }).click();
    await operator.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await panel.getByText('No key yet').waitFor();
    expect((await sendAppEvents(product, key, order)).status).toBe(401);
  });

  test('K2: a day without a report shows a notice and no zeros, until the next report', async ({
    product,
    newPage,
  }) => {
    const { db } = product;
    const businessId = await businessIdOf(product, demoAccounts.client);
    await db.change('UPDATE businesses SET live_at = ? WHERE id = ?', [Date.now(), businessId]);
    const key = await createAppKey(await newPage(), businessId);
    const last = new Date(Date.now() - 3 * DAY_MS);
    const order = { type: 'order.completed', order: 'A-1', amount: 4_550, currency: 'DKK' };
    expect((await sendAppEvents(product, key, { ...order, at: last.toISOString() })).status).toBe(200);
    await db.change('UPDATE app_clients SET last_at = ? WHERE business_id = ?', [last.getTime(), businessId]);

    const client = await newPage();
    await openAccount(client, demoAccounts.client);
    await client.getByText('Your app has not sent any data for a day').waitFor();
    const tile = client.getByText('Revenue Today', { exact: true }).locator('..');
    expect(await tile.textContent()).toContain(`–No data since ${dayInCopenhagen.format(last)}`);
    expect(await auditLightAndDark(client)).toEqual([]);

    expect((await sendAppEvents(product, key, order)).status).toBe(200);
    await tile.getByText('45.50', { exact: true }).waitFor();
    await client.getByText('Your app has not sent any data for a day').waitFor({ state: 'detached' });
  });
});
