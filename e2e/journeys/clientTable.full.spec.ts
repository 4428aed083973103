import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';
import { auditLightAndDark } from '@skal/tooling/src/browser/axe.ts';

test.describe("the operator's table, by keyboard alone", () => {
  test('T40: selected clients are changed together, changed back and exported', async ({ page, product }) => {
    await openAccount(page, demoAccounts.operator);
    await page.goto('/admin?tab=clients');
    await waitForHydration(page, 'page');
    const plans = async () => {
      const rows = await product.db.query('SELECT plan FROM subscriptions', []);
      return rows.map(({ plan }) => plan).sort();
    };
    const before = await plans();

    await page.getByRole('checkbox').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    const bar = page.getByRole('region', { name: 'Selected clients' });
    await bar.getByText('2 selected').waitFor();
    expect(await auditLightAndDark(page)).toEqual([]);
    await page.keyboard.press('Enter');
    const enterprise = bar.getByRole('button', { name: 'Enterprise' });
    while (!(await enterprise.evaluate((button) => button === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('2 clients are now on Enterprise.').waitFor();
    expect(await plans()).toEqual(['enterprise', 'enterprise']);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByText('Change undone for 2 clients.').waitFor();
    expect(await plans()).toEqual(before);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      bar.getByRole('button', { name: 'Export selected' }).press('Enter'),
    ]);
    expect(file.suggestedFilename()).toMatch(/^clients-\d{4}-\d\d-\d\d\.csv$/);
  });

  test('arrow keys move through the months of the revenue, and Ctrl+K finds a client', async ({ page }) => {
    await openAccount(page, demoAccounts.operator);
    await page.goto('/admin?tab=revenue');
    await waitForHydration(page, 'page');
    const reader = page.getByRole('slider', { name: 'Month' });
    await reader.focus();
    const last = await reader.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowLeft');
    const before = await reader.getAttribute('aria-valuetext');
    expect(before).toMatch(/^\p{L}+ \d{4}: -?€[\d,.]+$/u);
    expect(before).not.toBe(last);
    await page.keyboard.press('End');
    expect(await reader.getAttribute('aria-valuetext')).toBe(last);
    expect(await auditLightAndDark(page)).toEqual([]);

    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Commands' }).waitFor();
    await page.keyboard.type('demo wine');
    await page.getByRole('option', { name: /Demo Wine Bar/ }).waitFor();
    expect(await auditLightAndDark(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Demo Wine Bar' }).waitFor();
  });
});
