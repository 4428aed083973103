import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { TINY_PNG } from '@skal/testing/tinyPng.ts';
import {
  BLOCKED_REQUEST_ERRORS,
  BLOCKED_SCRIPT_ERRORS,
  blockScripts,
  expectContentPreserved,
  trackContentLoss,
} from '@skal/testing/wait/blockScripts.ts';

/** Everything loaded after the first page load may fail, as in `mfe-marketing`. */
test.describe('while every later script fails to load', () => {
  test.use({ reducedMotion: 'reduce' });

  test.beforeEach(({ expectBrowserError }) => expectBrowserError(...BLOCKED_SCRIPT_ERRORS));

  test('the portal keeps its layout, and each section shows a load error', async ({ page }) => {
    await openAccount(page, demoAccounts.client);
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await sections.getByRole('button').first().waitFor();
    await trackContentLoss(page);
    const { blocked: requested } = await blockScripts(page);
    for (const button of (await sections.getByRole('button').all()).slice(1)) {
      await button.click();
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor();
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    }
    expect(requested.length).toBeGreaterThan(10);
    await sections.getByRole('button', { name: 'Overview' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
    await expectContentPreserved(page);
  });

  test('a section with missing chunks offers a reload after two failures, which loads it', async ({ page }) => {
    await openAccount(page, demoAccounts.client);
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    const { release } = await blockScripts(page, /SupportSection[^/]*\.js$/);
    await page.getByRole('button', { name: 'Support', exact: true }).dispatchEvent('click');
    const main = page.getByRole('main');
    const again = main.getByRole('button', { name: 'Try again' });
    const reload = main.getByRole('button', { name: 'Reload the page' });
    await again.waitFor();
    await expect(reload).toHaveCount(0);
    await again.click();
    await reload.waitFor();
    await expect(again).toBeVisible();
    await release();
    await reload.click();
    await main.locator('input[type=file]').first().waitFor({ state: 'attached' });
  });

  test('a ticket accepts files, and another portal page shows a load error', async ({ page, expectBrowserError }) => {
    expectBrowserError(/The page \/content-management failed/);
    await openAccount(page, demoAccounts.live);
    await page.goto('/dashboard?section=support');
    const files = page.locator('input[type=file]').first();
    await files.waitFor({ state: 'attached' });
    await trackContentLoss(page);
    const { release } = await blockScripts(page);
    await files.setInputFiles({ name: 'menu.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await page.getByText('menu.png').waitFor();
    await expectContentPreserved(page);
    await release();
    await page.getByRole('button', { name: 'Content', exact: true }).click();
    const link = page.getByRole('link', { name: 'Manage your content' });
    await link.waitFor();
    await blockScripts(page, /ContentManagementPage[^/]*\.js$/);
    await link.click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  test('the form of an event that cannot be loaded shows an error, and loads at the next try', async ({ page }) => {
    await openAccount(page, demoAccounts.live);
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    const { release } = await blockScripts(page, /GuestEventDialog[^/]*\.js$/);
    await page.getByRole('button', { name: 'Events & Experiences', exact: true }).click();
    await page.getByRole('button', { name: 'Create New Event' }).click();
    const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await release();
    await again.click();
    await page.getByRole('dialog', { name: 'Create New Event' }).getByLabel('Title').waitFor();
  });

  test('the store links work without their QR codes', async ({ page }) => {
    await openAccount(page, demoAccounts.live);
    await page.route('**/api/app-status', async (route) => {
      const answer = await route.fetch();
      const links = { appStoreUrl: 'https://apps.example/skal', googlePlayUrl: null };
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...links } });
    });
    const { release } = await blockScripts(page, /StoreCode[^/]*\.js$/);
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'App Status' }).click();
    await page.getByText('The QR code could not be loaded.').waitFor();
    await trackContentLoss(page);
    await release();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    const codes = page.getByRole('img', { name: /^QR code/ });
    await codes.first().waitFor();
    await expectContentPreserved(page);
  });
});

test.describe('a rendered page', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the gallery and its uploads load at the next try', async ({ page, expectBrowserError }) => {
    expectBrowserError(...BLOCKED_REQUEST_ERRORS);
    await openAccount(page, demoAccounts.live);
    await page.goto('/content-management');
    const tab = page.getByRole('tab', { name: 'Photo Gallery' });
    await tab.waitFor();
    const gallery = await blockScripts(page, /PhotoGallery[^/]*\.js$/);
    await tab.click();
    const again = page.getByRole('tabpanel').getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await gallery.release();
    await again.click();
    const files = page.getByLabel('Upload Photos');
    await files.waitFor({ state: 'attached' });
    const uploads = await blockScripts(page, /uploadPieces[^/]*\.js$/);
    await files.setInputFiles({ name: 'bar.png', mimeType: 'image/png', buffer: TINY_PNG });
    const resume = page.getByRole('button', { name: 'Continue the uploads' });
    await resume.waitFor();
    await uploads.release();
    await resume.click();
    await page.getByRole('article', { name: 'bar.png' }).waitFor();
  });

  test('keeps its account security sections without their script, and shows that it did not load', async ({
    page,
    expectBrowserError,
  }) => {
    // React reports nothing: the HTML of the sections stays.
    expectBrowserError(...BLOCKED_REQUEST_ERRORS);
    await openAccount(page, demoAccounts.live);
    const { release } = await blockScripts(page, /AccountSecurity[^/]*\.js$/);
    await page.goto('/dashboard?section=settings');
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await trackContentLoss(page);
    await page.getByLabel('First name').waitFor();
    await release();
    await again.click();
    await page.getByRole('heading', { name: 'Where You Are Signed In' }).waitFor();
    await expectContentPreserved(page);
  });

  test('a section loads on retry', async ({ page, expectBrowserError }) => {
    // React reports the error only if the section renders before its script has failed.
    expectBrowserError(/net::ERR_FAILED|Failed to fetch dynamically imported module|could not be loaded/);
    await openAccount(page, demoAccounts.client);
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await sections.getByRole('button').first().waitFor();
    const portal = await blockScripts(page);
    await sections.getByRole('button', { name: 'Billing' }).click();
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    const button = await again.elementHandle();
    await portal.release();
    // A prefetch may load it first, which removes the button.
    await button?.evaluate((element) => (element as HTMLElement).click());
    await again.waitFor({ state: 'detached' });
  });
});
