import type { Page } from '@playwright/test';
import { demoAccounts, signIn } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { auditLightAndDark } from '@skal/tooling/src/browser/axe.ts';

const TITLE = 'Guests cannot pay';
const RESTORED = /^We restored what you had typed\./;

const form = (page: Page) => page.getByRole('form', { name: 'New ticket' });
const restored = (page: Page) => form(page).getByText(RESTORED);
const title = (page: Page) => form(page).getByLabel(/^Title/);

test.describe('the draft of a ticket', () => {
  /** Starts a ticket, with a file. */
  const startTicket = async (page: Page): Promise<void> => {
    await signIn(page, demoAccounts.client);
    await page.goto('/dashboard?section=support');
    // Also what is typed into the server's HTML, which is stored once the form is hydrated.
    await title(page).fill(TITLE);
    await page.waitForFunction(() => localStorage.length === 1);
    await form(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'till.png', mimeType: 'image/png', buffer: Buffer.from('a picture') });
  };

  const expectTicket = async (page: Page) => {
    await restored(page).waitFor();
    await expect(title(page)).toHaveValue(TITLE);
  };

  test('survives a reload, and says that its file does not', async ({ page }) => {
    await startTicket(page);
    await page.reload();
    await expectTicket(page);
    await expect(restored(page)).toContainText('Please attach the files again.');
    expect(await auditLightAndDark(page)).toEqual([]);
    await form(page).getByRole('button', { name: 'Discard' }).click();
    await page.reload();
    await form(page).waitFor();
    await expect(title(page)).toHaveValue('');
    await expect(restored(page)).toHaveCount(0);
  });

  test('survives the end of the session for the same account, and no other account sees it', async ({
    expectBrowserError,
    page,
  }) => {
    expectBrowserError(/401/);
    await startTicket(page);
    await form(page)
      .getByLabel(/^Description/)
      .fill('Every card is refused.');
    await page.context().clearCookies();
    await form(page).getByRole('button', { name: 'Submit Ticket' }).click();
    await page.waitForURL('**/login');
    await signIn(page, demoAccounts.client);
    await expectTicket(page);
    expect(new URL(page.url()).search).toBe('?section=support');

    await page.context().clearCookies();
    await signIn(page, demoAccounts.live);
    await page.goto('/dashboard?section=support');
    await form(page).waitFor();
    expect(await page.content()).not.toContain(TITLE);
    // The form is in the server's HTML; it deletes the drafts of others once it is hydrated.
    await page.waitForFunction((text) => !JSON.stringify({ ...localStorage, ...sessionStorage }).includes(text), TITLE);
  });

  test('is deleted by signing out', async ({ page }) => {
    await startTicket(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});
