import { expect, test } from '@skal/testing/fixtures.ts';
import { axe } from '@skal/tooling/src/browser/axe.ts';
import type { Page } from '@playwright/test';
import { type Account, demoAccounts, signIn } from '@skal/testing/accounts.ts';

const TITLE = 'Guests cannot pay';
const RESTORED = /^What you typed before is back\./;

const form = (page: Page) => page.getByRole('form', { name: 'New ticket' });
const back = (page: Page) => form(page).getByText(RESTORED);

test.describe('what was typed and not sent', () => {
  

  /** Begins a ticket, with a file. */
  const beginTicket = async (account: Account): Promise<Page> => {
    const page = await journey.newPage();
    await signIn(page, account);
    await page.goto('/dashboard#support');
    await form(page)
      .getByLabel(/^Title/)
      .fill(TITLE);
    await form(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'till.png', mimeType: 'image/png', buffer: Buffer.from('a picture') });
    return page;
  };

  const expectTicket = async (page: Page) => {
    await back(page).waitFor();
    expect(
      await form(page)
        .getByLabel(/^Title/)
        .inputValue(),
    ).toBe(TITLE);
  };

  test('is there after a reload in the middle of a ticket, and says that its file is not', async () => {
    const page = await beginTicket(demoAccounts.client);
    await page.reload();
    await expectTicket(page);
    expect(await back(page).textContent()).toContain('Files have to be chosen again.');
    expect(await axe(page)).toEqual([]);
    await form(page).getByRole('button', { name: 'Discard' }).click();
    await page.reload();
    await form(page).waitFor();
    expect(
      await form(page)
        .getByLabel(/^Title/)
        .inputValue(),
    ).toBe('');
    expect(await back(page).count()).toBe(0);
  });

  test('is there when the session ended in the middle of a ticket and the same account signs in again; nobody else sees it', async ({ expectBrowserError }) => {
    expectBrowserError(/401/);
    const page = await beginTicket(demoAccounts.client);
    await form(page)
      .getByLabel(/^Description/)
      .fill('Every card is refused.');
    await page.context().clearCookies();
    await form(page).getByRole('button', { name: 'Submit Ticket' }).click();
    await page.waitForURL('**/login');
    await signIn(page, demoAccounts.client);
    await expectTicket(page);
    expect(new URL(page.url()).hash).toBe('#support');

    await page.context().clearCookies();
    await signIn(page, demoAccounts.live);
    await page.goto('/dashboard#support');
    await form(page).waitFor();
    expect(await page.content()).not.toContain(TITLE);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(TITLE);
  });

  test('is gone after signing out', async () => {
    const page = await beginTicket(demoAccounts.client);
    expect(await page.evaluate(() => localStorage.length)).toBe(1);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});
