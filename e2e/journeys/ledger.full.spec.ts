import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { PHONE } from '@skal/testing/viewports.ts';

test.describe('the ledger', () => {
  test('R3, R10, R12: an entry is recorded, counts in the revenue, is deleted, and the metrics are as before', async ({
    product,
    page,
  }) => {
    const { db } = product;
    await openAccount(page, demoAccounts.operator);
    const month = page.getByText('Monthly Revenue').locator('..');
    await month.getByText('Contains demo data').waitFor();
    const before = await month.innerText();

    await page.getByRole('tab', { name: 'Clients' }).click();
    await page.getByRole('button', { name: 'View Demo Wine Bar' }).click();
    const panel = page.getByRole('dialog', { name: 'Demo Wine Bar' });
    await panel.getByRole('tab', { name: 'Money' }).click();
    // Content above the form has loaded, so the form does not move any more.
    await panel.getByRole('button', { name: 'New invoice' }).waitFor();
    await panel.getByRole('combobox', { name: /^Category/ }).click();
    await page.getByRole('option', { name: 'Custom Development' }).click();
    await panel.getByLabel(/^Amount/).fill('1.234,50');
    await panel.getByLabel(/^Note/).fill('=SUM(A1) <script>alert(1)</script> 🍷');
    await panel.getByRole('button', { name: 'Record' }).click();
    const entry = panel.getByRole('row', { name: /€1,234\.50.*=SUM\(A1\) <script>alert\(1\)<\/script> 🍷/ });
    await entry.waitFor();
    const booked = await db.query("SELECT * FROM ledger WHERE origin = 'recorded'");
    expect(booked).toHaveLength(1);
    expect(booked[0]).toMatchObject({ currency: 'EUR', category: 'Custom Development', client_name: 'Demo Wine Bar' });
    expect(Number(booked[0]?.amount)).toBe(123_450);

    await panel.getByRole('button', { name: /^Reverse Custom Development, €1,234\.50/ }).click();
    const question = page.getByRole('dialog', { name: 'Reverse Entry' });
    await question.getByLabel(/^Reason/).fill('Another client paid it');
    await question.getByRole('button', { name: 'Add reversal' }).click();
    await panel.getByRole('row', { name: /-€1,234\.50.*Another client paid it/ }).waitFor();
    await panel.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('tab', { name: 'Overview' }).click();
    await month.getByText('Contains demo data').waitFor();
    expect(await month.innerText()).toBe(before);
  });

  test('R10: revenue opens on a phone: period, tiles by client, all periods, twelve months', async ({ newPage }) => {
    const page = await newPage({ viewport: PHONE });
    await openAccount(page, demoAccounts.operator);
    await page.getByRole('tab', { name: 'Revenue' }).click();
    await page.getByRole('combobox', { name: 'Period' }).selectOption('Yearly');
    await page.getByRole('button', { name: /^Monthly Subscriptions/ }).click();
    const clients = page.getByRole('region', { name: 'Monthly Subscriptions by client, this year' });
    await clients.getByText('Demo Wine Bar').waitFor();
    await page.getByRole('figure').waitFor();
    await page.getByRole('button', { name: 'Show as table' }).click();
    expect(await page.getByRole('table', { name: 'The last twelve months' }).getByRole('rowheader').count()).toBe(12);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
  });
});
