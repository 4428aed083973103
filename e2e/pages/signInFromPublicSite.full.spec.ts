import type { Page } from '@playwright/test';
import { demoAccounts } from '@skal/testing/accounts.ts';
import { typeInto } from '@skal/testing/audit/keyboard.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { PHONE } from '@skal/testing/viewports.ts';
import {
  BLOCKED_SCRIPT_ERRORS,
  blockScripts,
  minimumContent,
  trackContentLoss,
} from '@skal/testing/wait/blockScripts.ts';
import { holdRequests } from '@skal/testing/wait/holdRequests.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';
import { ignoreTimers } from '@skal/testing/wait/timers.ts';

/** Sign-in leads from one bundle into another. The e2e folder of each remote tests its part. */
test.describe('signing in on the public site', () => {
  const fields = (page: Page) => [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })] as const;

  const fillLogin = async (page: Page): Promise<void> => {
    const [email, password] = fields(page);
    await email.fill(demoAccounts.client.email);
    await password.fill(demoAccounts.client.password);
  };

  test('H8: works by keyboard alone', async ({ newPage }) => {
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
    test(`H8: works before the page is hydrated, by ${how}`, async ({ newPage }) => {
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

  test('I7: reports blocked scripts, and the link back works', async ({ expectBrowserError, newPage }) => {
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

  test('reports no error when the code of toasts loads late, and shows the toast then', async ({
    page,
    browserErrors,
  }) => {
    await page.clock.install();
    const toaster = await holdRequests(page, '**/Toaster.*.js');
    const toasterRequested = page.waitForRequest('**/Toaster.*.js');
    await page.goto('/login');
    await waitForHydration(page, 'page');
    await page.keyboard.press('Tab');
    await toasterRequested;
    await page.clock.runFor(3_000);
    expect(browserErrors.unexpected()).toEqual([]);
    toaster.release();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('alert').or(page.getByRole('listitem')).filter({ hasText: 'Not Signed In' }).waitFor();
  });

  test('I7: is required without a session; the redirect waits until the toast was visible for a second', async ({
    expectBrowserError,
    page,
  }) => {
    expectBrowserError(/401/);
    await page.clock.install();
    // The time limit for loading the toast's code: the clock below would leave 0.8 s of it.
    await ignoreTimers(page, 2_000);
    const toaster = await holdRequests(page, '**/Toaster.*.js');
    const toasterRequested = page.waitForRequest('**/Toaster.*.js');
    await page.goto('/dashboard');
    await toasterRequested;
    await page.clock.runFor(1_200);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    toaster.release();
    await page.getByText('Authentication Required').first().waitFor();
    await page.waitForURL('/login');
  });
});
