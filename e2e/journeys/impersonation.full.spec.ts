import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { businessIdOf } from '@skal/testing/appBackend.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { auditLightAndDark } from '@skal/tooling/src/browser/axe.ts';

test.describe('impersonation of a client', () => {
  test('T9, 8.2.1: is read-only, shows a bar, blocks the dashboard meanwhile, and returns to where it started', async ({
    expectBrowserError,
    page,
    product,
  }) => {
    expectBrowserError(/403/);
    const { db } = product;
    await openAccount(page, demoAccounts.operator);
    const address = `/admin?tab=clients&client=${await businessIdOf(product, demoAccounts.client)}`;
    await page.goto(address);
    await page.getByRole('button', { name: 'View as client' }).click();
    await page.waitForURL('**/dashboard');
    const bar = page.getByRole('region', { name: 'Viewing a portal' });
    await bar.getByText('Viewing as Demo Wine Bar').waitFor();
    await page.getByText(demoAccounts.client.email).first().waitFor();
    expect(await auditLightAndDark(page)).toEqual([]);

    const other = await page.context().newPage();
    await other.goto('/admin?tab=revenue');
    await other.getByRole('heading', { name: 'You are viewing the portal of Demo Wine Bar' }).waitFor();
    expect(await auditLightAndDark(other)).toEqual([]);

    await page.goto('/dashboard?section=support');
    await page.getByLabel(/^Title/).fill('From the operator');
    await page.getByLabel(/^Description/).fill('The client did not write this.');
    await page.getByRole('button', { name: 'Submit Ticket' }).click();
    await page.getByText('Read-Only View').first().waitFor();
    expect(await db.query("SELECT id FROM tickets WHERE title = 'From the operator'")).toEqual([]);

    await bar.getByRole('button', { name: 'End view' }).click();
    await page.getByRole('dialog', { name: 'Demo Wine Bar' }).waitFor();
    expect(new URL(page.url()).search).toBe(new URL(address, page.url()).search);
    await other.getByRole('tab', { name: 'Revenue', selected: true }).waitFor();
    const trail = await db.query(
      "SELECT action, client_name FROM audit_entries WHERE action LIKE 'view.%' ORDER BY id",
    );
    expect(trail.map(({ action, client_name }) => [action, client_name])).toEqual([
      ['view.started', 'Demo Wine Bar'],
      ['view.ended', 'Demo Wine Bar'],
    ]);
  });
});
