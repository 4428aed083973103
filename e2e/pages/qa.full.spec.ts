import type { Page } from '@playwright/test';
import { demoAccounts, signIn } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { openState, QA_SITE, readLinks } from '@skal/testing/qa/qaPanel.ts';
import { saveReport, screenshotIn } from '@skal/testing/qa/report.ts';
import { PHONE } from '@skal/testing/viewports.ts';
import { auditLightAndDark } from '@skal/tooling/src/browser/axe.ts';

/** The Storybook is built when it is opened: half a minute, and many times that on a busy machine. */
const BUILD_LIMIT = 300_000;

/** With these ids a label could name the wrong field. */
const duplicateIds = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });

test.describe('the site with every call mocked', () => {
  test.use({ productOptions: QA_SITE });

  test('signs in by the form of the page, and no call reaches the server', async ({ page }) => {
    const calls: string[] = [];
    const fromShell: boolean[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/r/shell/')) fromShell.push(response.fromServiceWorker());
      if (response.url().includes('/api/') && !response.fromServiceWorker()) calls.push(response.url());
    });
    await signIn(page, demoAccounts.client);
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    // The session also exists in the next document.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    expect(calls).toEqual([]);
    // The worker does not answer for the shell's files: it would wait for the page, even when that is being left.
    expect(new Set(fromShell)).toEqual(new Set([false]));
  });

  test('reports no error when the previous page unregisters the worker late', async ({ page }) => {
    await page.goto('/dashboard?as=client');
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    const message = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.unregister();
      // As MSW does, without handling the rejection.
      const rejected = Promise.withResolvers<string>();
      window.addEventListener('unhandledrejection', ({ reason }) => rejected.resolve(reason.message));
      void registration?.update();
      return rejected.promise;
    });
    expect(message).toMatch(/^Failed to update a ServiceWorker/);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  });

  test('opens the account and the scenario of a link', async ({ expectBrowserError, page }) => {
    expectBrowserError(/500 GET .*\/api\/admin\//, /console error: Failed to load resource.* 500/);
    await page.goto('/admin?as=operator&scenario=500');
    await page.getByRole('button', { name: 'Try again' }).first().waitFor();
    await page.getByRole('button', { name: 'QA' }).click();
    const panel = page.getByRole('region', { name: 'What this page shows' });
    await expect(panel.getByLabel('Signed in')).toHaveValue('operator');
    expect(await auditLightAndDark(page)).toEqual([]);

    await panel.getByLabel('Answers for mfe-admin').selectOption('ok');
    await page.waitForURL(/scenario=ok/);
    await page.getByText('Total Clients').waitFor();
  });

  test('reaches a state of one remote on the page of another', async ({ page }) => {
    const elsewhere = await readLinks(page, {
      choose: (links) => links.filter(({ screen, href }) => screen.startsWith('Portal') && href.startsWith('/admin')),
    });
    expect(elsewhere.length).toBeGreaterThan(0);
    for (const link of elsewhere) await openState(page, link);
  });

  test('finds a state by its name, and offers a link to it and a report of it', async ({
    expectBrowserError,
    newPage,
  }) => {
    expectBrowserError(/409 POST .*\/api\/admin\/clients/, /console error: Failed to load resource.* 409/);
    const page = await newPage({ viewport: PHONE });
    await page.goto('/dashboard?as=client&theme=dark#support');
    await page.getByRole('button', { name: 'QA' }).click();
    await page.getByLabel('Find a state').fill('ticket too large');
    await page.getByRole('link', { name: 'attachment too large' }).click();
    const state = page.getByRole('status', { name: 'State' });
    await state.getByText('Ticket form, attachment too large: shown').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'File Too Large' }).waitFor();
    await page.getByRole('button', { name: 'QA' }).click();
    expect(await duplicateIds(page)).toEqual([]);
    // The URL changes before the page loads again: until then the status is that of the previous document.
    await Promise.all([page.waitForEvent('load'), page.getByLabel('Phone numbers').selectOption('+49')]);
    await state.getByText('Ticket form, attachment too large: shown').waitFor();
    await expect(page.getByLabel('Contact phone')).toHaveValue('1111 1111111');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    expect(page.url()).toMatch(/section=support.*state=ticket-form-attachment-too-large.*theme=dark.*phone=%2B49$/);

    await page.getByRole('button', { name: 'QA' }).click();
    expect(await auditLightAndDark(page)).toEqual([]);
    const report = await saveReport(page);
    // A blank image is smaller.
    expect(screenshotIn(report).length).toBeGreaterThan(20_000);
    expect(report).toContain('mfe-portal');

    // One endpoint has a scenario of its own.
    await page.goto('/admin?tab=clients&as=operator&scenario.newClient.create=409&state=create-a-client-created');
    const form = page.getByRole('form', { name: 'Create Client' });
    await form.getByText('An account with this email address already exists.').waitFor();

    // A dialog traps focus and clicks, but not those of the panel.
    await page.getByRole('button', { name: 'QA' }).click();
    await page.getByLabel('Find a state').click();
    await page.keyboard.type('ticket too large');
    await page.getByRole('link', { name: 'attachment too large' }).waitFor();
    await page.getByRole('dialog', { name: 'Create Client' }).waitFor();
  });

  test('breaks the files of a remote, or replaces it by a stub version', async ({ expectBrowserError, page }) => {
    expectBrowserError(/^console error: .*/);
    await page.goto('/dashboard?as=client&files.portal=corrupt');
    await page.getByText('This part of the site could not be loaded').waitFor();
    await page.getByRole('button', { name: 'QA' }).click();
    await page.getByLabel('mfe-portal', { exact: true }).selectOption('0-mocked');
    await page.getByText('This stands in for /dashboard of mfe-portal.').waitFor();
    await expect(page.getByRole('complementary', { name: 'Versions on trial' })).toContainText('0-mocked');
  });

  test('links to the Storybook, which is built when it is opened', async ({ page }) => {
    test.setTimeout(BUILD_LIMIT * 1.5);
    await page.goto('/');
    await page.getByRole('button', { name: 'QA' }).click();
    const [storybook] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Gallery of components' }).click(),
    ]);
    await storybook.getByRole('link', { name: 'Docs' }).first().waitFor({ timeout: BUILD_LIMIT });
    const shown = storybook.frameLocator('#storybook-preview-iframe');
    await shown.getByText('Enter, Space').first().waitFor();
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Button');
    await storybook.close();
  });
});
