import type { Page } from '@playwright/test';
import { demoAccounts } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { PHONE } from '@skal/testing/viewports.ts';
import { holdRequests } from '@skal/testing/wait/holdRequests.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';

const SHELL = '**/r/shell/**/*.js';

const fillLogin = async (page: Page): Promise<void> => {
  await page.getByLabel('Email').fill(demoAccounts.client.email);
  await page.getByLabel('Password', { exact: true }).fill(demoAccounts.client.password);
};

test.use({ viewport: PHONE });

/** Events before hydration are replayed after it. */
test.describe('a tap before the page is interactive is not lost', () => {
  test('on a dialog button', async ({ page }) => {
    const shell = await holdRequests(page, SHELL);
    await page.goto('/');
    await page.getByRole('button', { name: 'Start Your Project' }).first().click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    shell.release();
    await page.getByRole('dialog', { name: 'Book your free discovery call' }).waitFor();
  });

  test('on a dialog button of a page whose script is still loading', async ({ page }) => {
    const home = await holdRequests(page, '**/HomePage.*.js');
    await page.goto('/');
    await waitForHydration(page, 'shell');
    await page.getByRole('button', { name: 'Start Your Project' }).first().click();
    await page.getByRole('dialog', { name: 'Book your free discovery call' }).waitFor();
    home.release();
  });

  test('E5: on the menu', async ({ page }) => {
    const shell = await holdRequests(page, SHELL);
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    shell.release();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  });

  for (const [late, scripts] of [
    ['shell', SHELL],
    ['page', '**/LoginPage.*.js'],
  ] as const) {
    test(`on a button of the page, which runs once (late scripts: ${late})`, async ({ page }) => {
      const heldRequests = await holdRequests(page, scripts);
      await page.goto('/login');
      if (late === 'page') await waitForHydration(page, 'shell');
      await fillLogin(page);
      await page.getByRole('button', { name: 'Show what is typed' }).click();
      heldRequests.release();
      await waitForHydration(page, 'page');
      await page.getByRole('button', { name: 'Hide what is typed' }).waitFor();
      expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(demoAccounts.client.password);
    });
  }

  test('D18: calculates with amounts typed before hydration', async ({ page }) => {
    const shell = await holdRequests(page, SHELL);
    await page.goto('/business-case');
    await page.getByLabel(/^Monthly revenue/).fill('20,000');
    shell.release();
    await waitForHydration(page, 'page');
    expect(await page.getByLabel(/^Monthly revenue/).inputValue()).toBe('20,000');
    await page.getByText('4,600 euro').waitFor();
  });
});

test.describe('a reader before the page is interactive', () => {
  for (const path of ['/contact', '/terms-of-service']) {
    test(`B15, B16: keeps the scroll position on ${path}, until a reload`, async ({ page }) => {
      const shell = await holdRequests(page, SHELL);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
      await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
      shell.release();
      await waitForHydration(page, 'page');
      expect(await scrollTop()).toBe(400);
      await page.reload();
      await waitForHydration(page, 'page');
      expect(await scrollTop()).toBe(0);
    });
  }
});
