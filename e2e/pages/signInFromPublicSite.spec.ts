import { expect, test } from '@skal/testing/fixtures.ts';
import type { Page } from '@playwright/test';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';
import { ignoreTimers } from '@skal/testing/wait/timers.ts';
import { holdRequests } from '@skal/testing/wait/holdRequests.ts';
import { PHONE } from '@skal/testing/viewports.ts';
import { typeInto } from '@skal/testing/audit/keyboard.ts';
import { minimumContent, BLOCKED_SCRIPT_ERRORS, blockScripts, trackContentLoss } from '@skal/testing/wait/blockScripts.ts';
import { demoAccounts } from '@skal/testing/accounts.ts';

/** Where one bundle leads into the other: each by itself is looked at in its own folder. */
test.describe('the way from the public site into an account', () => {
  

  const fields = (page: Page) => [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })] as const;

  const fillLogin = async (page: Page): Promise<void> => {
    const [email, password] = fields(page);
    await email.fill(demoAccounts.client.email);
    await password.fill(demoAccounts.client.password);
  };

  test('H8: is gone by keyboard alone', async ({ newPage }) => {
    const page = await newPage({ reducedMotion: 'reduce' });
    await page.goto('/login');
    await waitForHydration(page, 'page');
    const [email, password] = fields(page);
    await typeInto(page, email, demoAccounts.client.email);
    await typeInto(page, password, demoAccounts.client.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('/dashboard');
  });

  for (const how of ['tap', 'Enter']) {
test(`H8: is gone by a press before the page is interactive, by ${how}`, async ({ newPage }) => {
    const page = await newPage({ viewport: PHONE });
    const shell = await holdRequests(page, '**/r/shell/**/*.js');
    await page.goto('/login');
    await fillLogin(page);
    if (how === 'tap') await page.getByRole('button', { name: 'Access Dashboard' }).click();
    else await fields(page)[1].press('Enter');
    shell.release();
    await page.waitForURL('/dashboard');
  });
}

  test('I7: is told where scripts are refused on it, and back leads on', async ({ expectBrowserError, newPage }) => {
    expectBrowserError(...BLOCKED_SCRIPT_ERRORS, /The page \/dashboard failed/);
    const page = await newPage({ viewport: PHONE, reducedMotion: 'reduce' });
    // The page fetches this one when it opens.
    await blockScripts(page, /Passkey\.\w+\.js$/);
    await page.goto('/login');
    await waitForHydration(page, 'page');
    await trackContentLoss(page);
    await blockScripts(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('alert').filter({ hasText: 'Not Signed In' }).waitFor();
    await fillLogin(page);
    await page.getByRole('button', { name: 'Access Dashboard' }).click();
    await page.waitForURL('/dashboard');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('banner').waitFor();
    expect((await minimumContent(page)).headings).toBeGreaterThan(0);
  });

  test('has toasts whose looks may come late: before there is one, that is no fault', async ({ newPage, browserErrors }) => {
    const page = await newPage();
    await page.clock.install();
    const toaster = await holdRequests(page, '**/Toaster.*.js');
    const asked = page.waitForRequest('**/Toaster.*.js');
    await page.goto('/login');
    await waitForHydration(page, 'page');
    await page.keyboard.press('Tab');
    await asked;
    await page.clock.runFor(3_000);
    expect(browserErrors.unexpected()).toEqual([]);
    toaster.release();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('alert').or(page.getByRole('listitem')).filter({ hasText: 'Not Signed In' }).waitFor();
  });

  test('I7: is shown to who has no session; the second of the toast counts from when it is seen', async ({ expectBrowserError, newPage }) => {
    expectBrowserError(/401/);
    const page = await newPage();
    await page.clock.install();
    // How long the looks of a toast may take; the clock below would leave 0.8 s of it.
    await ignoreTimers(page, 2_000);
    const toaster = await holdRequests(page, '**/Toaster.*.js');
    const asked = page.waitForRequest('**/Toaster.*.js');
    await page.goto('/dashboard');
    await asked;
    await page.clock.runFor(1_200);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    toaster.release();
    await page.getByText('Authentication Required').first().waitFor();
    await page.waitForURL('/login');
  });
});
