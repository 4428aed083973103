import { expect, test } from '@skal/testing/fixtures.ts';
import { minimumContent, BLOCKED_SCRIPT_ERRORS, blockScripts, trackContentLoss } from '@skal/testing/wait/blockScripts.ts';
import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';

/** As in `marketing`: what is fetched after a page's first load may not come. */
test.describe('while every later script is refused', () => {
  

  test('the operator has every tab, and is told that a client and the form of a new one did not load', async ({ expectBrowserError, newPage }) => {
    expectBrowserError(...BLOCKED_SCRIPT_ERRORS);
    const page = await newPage({ reducedMotion: 'reduce' });
    await openAccount(page, demoAccounts.operator);
    const tab = (name: string) => page.getByRole('tab', { name });
    await tab('Clients').waitFor();
    await trackContentLoss(page);
    const { asked } = await blockScripts(page);
    for (const name of ['Overview', 'Revenue', 'Analytics', 'Inbox', 'Clients']) {
      await tab(name).click();
      // What it shows, or that it did not come: more than that it is on its way.
      await page.getByRole('tabpanel', { name }).getByText(/.{11}/).first().waitFor();
    }
    await page.getByRole('button', { name: 'View Demo Wine Bar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Create Client' }).first().click();
    await page.getByRole('alert').filter({ hasText: 'The form did not load' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('alert').filter({ hasText: 'The commands did not load' }).waitFor();
    expect(asked.length).toBeGreaterThan(0);
    const least = await minimumContent(page);
    expect([least.headings, least.text > 100]).toEqual([1, true]);
  });

  test('a tab and a dialog whose files are gone offer a reload after two failures', async ({ expectBrowserError, newPage }) => {
    expectBrowserError(...BLOCKED_SCRIPT_ERRORS);
    const page = await newPage({ reducedMotion: 'reduce' });
    await openAccount(page, demoAccounts.operator);
    await page.getByRole('tab', { name: 'Clients' }).waitFor();
    await blockScripts(page);
    await page.getByRole('tab', { name: 'Inbox' }).dispatchEvent('mousedown', { button: 0 });
    const panel = page.getByRole('tabpanel', { name: 'Inbox' });
    await panel.getByRole('button', { name: 'Try again' }).click();
    await panel.getByRole('button', { name: 'Reload the page' }).waitFor();
    await page.keyboard.press('Control+k');
    const notice = page.getByRole('alert').filter({ hasText: 'The commands did not load' });
    await notice.getByRole('button', { name: 'Try again' }).click();
    await notice.getByRole('button', { name: 'Reload the page' }).waitFor();
  });

  test('a form comes when it is asked for again', async ({ expectBrowserError, newPage }) => {
    expectBrowserError(...BLOCKED_SCRIPT_ERRORS);
    const page = await newPage({ reducedMotion: 'reduce' });
    await openAccount(page, demoAccounts.operator);
    await page.getByRole('tab', { name: 'Clients' }).click();
    const create = page.getByRole('button', { name: 'Create Client' }).first();
    await create.waitFor();
    const form = await blockScripts(page);
    await create.click();
    const notice = page.getByRole('alert').filter({ hasText: 'did not load' });
    await notice.waitFor();
    await form.release();
    await notice.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('dialog').waitFor();
  });
});
