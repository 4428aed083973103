import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import {
  BLOCKED_SCRIPT_ERRORS,
  blockScripts,
  minimumContent,
  trackContentLoss,
} from '@skal/testing/wait/blockScripts.ts';

/** Everything loaded after the first page load may fail, as in `mfe-marketing`. */
test.describe('while every later script fails to load', () => {
  test.use({ reducedMotion: 'reduce' });

  test.beforeEach(({ expectBrowserError }) => expectBrowserError(...BLOCKED_SCRIPT_ERRORS));

  test('every tab opens, and a client and the new client form show a load error', async ({ page }) => {
    await openAccount(page, demoAccounts.operator);
    const tab = (name: string) => page.getByRole('tab', { name });
    // With the list of clients, whose code loads when its tab opens.
    await tab('Clients').click();
    await page.getByRole('button', { name: 'View Demo Wine Bar' }).waitFor();
    await trackContentLoss(page);
    const { blocked: requested } = await blockScripts(page);
    for (const name of ['Overview', 'Revenue', 'Analytics', 'Inbox', 'Clients']) {
      await tab(name).click();
      // Its content, or the error message: both are longer than the loading text.
      await page.getByRole('tabpanel', { name }).getByText(/.{11}/).first().waitFor();
    }
    await page.getByRole('button', { name: 'View Demo Wine Bar' }).click();
    const client = page.getByRole('alert').filter({ hasText: 'The client could not be opened' });
    await client.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Create Client' }).first().click();
    await page.getByRole('alert').filter({ hasText: 'The form could not be loaded' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('alert').filter({ hasText: 'The commands could not be loaded' }).waitFor();
    expect(requested.length).toBeGreaterThan(0);
    const least = await minimumContent(page);
    expect([least.headings, least.text > 100]).toEqual([1, true]);
  });

  test('a tab and a dialog with missing chunks offer a reload after two failures', async ({ page }) => {
    await openAccount(page, demoAccounts.operator);
    await page.getByRole('tab', { name: 'Clients' }).waitFor();
    await blockScripts(page);
    await page.getByRole('tab', { name: 'Inbox' }).dispatchEvent('mousedown', { button: 0 });
    const panel = page.getByRole('tabpanel', { name: 'Inbox' });
    await panel.getByRole('button', { name: 'Try again' }).click();
    await panel.getByRole('button', { name: 'Reload the page' }).waitFor();
    await page.keyboard.press('Control+k');
    const notice = page.getByRole('alert').filter({ hasText: 'The commands could not be loaded' });
    await notice.getByRole('button', { name: 'Try again' }).click();
    await notice.getByRole('button', { name: 'Reload the page' }).waitFor();
  });

  test('a form loads on retry', async ({ page }) => {
    await openAccount(page, demoAccounts.operator);
    await page.getByRole('tab', { name: 'Clients' }).click();
    const create = page.getByRole('button', { name: 'Create Client' }).first();
    await create.waitFor();
    const form = await blockScripts(page);
    await create.click();
    const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await notice.waitFor();
    await form.release();
    await notice.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('dialog').waitFor();
  });
});
