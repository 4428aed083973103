import { expect, test } from '@skal/testing/fixtures.ts';
import { axe } from '@skal/tooling/src/browser/axe.ts';
import type { Page } from '@playwright/test';
import { PHONE } from '@skal/testing/viewports.ts';
import { demoAccounts, signIn } from '@skal/testing/accounts.ts';
import { screenshotIn, saveReport } from '@skal/testing/qa/report.ts';
import { readLinks, openState, QA_SITE } from '@skal/testing/qa/qaPanel.ts';

/** The gallery is built when it is asked for: half a minute, and many times that on a machine that others keep busy. */
const BUILD_LIMIT = 300_000;

/** What a label could name the wrong field by. */
const idsGivenTwice = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, place) => ids.indexOf(id) !== place);
  });

test.describe('the site with every call mocked', () => {
  test.use({ productOptions: QA_SITE });

  test('signs in and out by the page’s own form, and asks no server for anything', async ({ newPage }) => {
    const page = await newPage();
    const asked: string[] = [];
    const fromShell: boolean[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/r/shell/')) fromShell.push(response.fromServiceWorker());
      if (response.url().includes('/api/') && !response.fromServiceWorker()) asked.push(response.url());
    });
    await signIn(page, demoAccounts.client);
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    // Who is signed in is known to the next page, too.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    expect(asked).toEqual([]);
    // The shell's files are not the worker's matter: it would ask the page about each of them, also one that is being left.
    expect(new Set(fromShell)).toEqual(new Set([false]));
  });

  test('does not complain when the page before takes the worker down late', async ({ newPage }) => {
    const page = await newPage();
    await page.goto('/dashboard?as=client');
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    const said = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.unregister();
      // As MSW does: nobody listens to what becomes of it.
      const rejected = Promise.withResolvers<string>();
      window.addEventListener('unhandledrejection', ({ reason }) => rejected.resolve(reason.message));
      void registration?.update();
      return rejected.promise;
    });
    expect(said).toMatch(/^Failed to update a ServiceWorker/);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  });

  test('shows what a link asks for: who is signed in, and how calls are answered', async ({ expectBrowserError, newPage }) => {
    expectBrowserError(/500 GET .*\/api\/admin\//, /console error: Failed to load resource.* 500/);
    const page = await newPage();
    await page.goto('/admin?as=operator&scenario=500');
    await page.getByRole('button', { name: 'Try again' }).first().waitFor();
    await page.getByRole('button', { name: 'QA' }).click();
    const panel = page.getByRole('region', { name: 'What this page shows' });
    expect(await panel.getByLabel('Signed in').inputValue()).toBe('operator');
    expect(await axe(page)).toEqual([]);

    await panel.getByLabel('Answers for mfe-admin').selectOption('ok');
    await page.waitForURL(/scenario=ok/);
    await page.getByText('Total Clients').waitFor();
  });

  test('brings about a state of one remote at the page of another', async ({ newPage }) => {
    const page = await newPage();
    const elsewhere = await readLinks(page, {
      choose: (links) => links.filter(({ screen, href }) => screen.startsWith('Portal') && href.startsWith('/admin')),
    });
    expect(elsewhere.length).toBeGreaterThan(0);
    for (const link of elsewhere) await openState(page, link);
  });

  test('finds a state by its words, and hands on a link to it and a report of it', async ({ expectBrowserError, newPage }) => {
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
    expect(await idsGivenTwice(page)).toEqual([]);
    // The address is another one before the page is opened anew: until then the one before says that it is shown.
    await Promise.all([page.waitForEvent('load'), page.getByLabel('Phone numbers').selectOption('+49')]);
    await state.getByText('Ticket form, attachment too large: shown').waitFor();
    expect(await page.getByLabel('Contact phone').inputValue()).toBe('1111 1111111');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    expect(page.url()).toMatch(/state=ticket-form-attachment-too-large.*theme=dark.*phone=%2B49.*#support$/);

    await page.getByRole('button', { name: 'QA' }).click();
    expect(await axe(page)).toEqual([]);
    const report = await saveReport(page);
    // A picture of a page is more than a blank one is.
    expect(screenshotIn(report).length).toBeGreaterThan(20_000);
    expect(report).toContain('mfe-portal');

    // One endpoint answers apart from all others.
    await page.goto('/admin?tab=clients&as=operator&scenario.newClient.create=409&state=create-a-client-created');
    const form = page.getByRole('form', { name: 'Create Client' });
    await form.getByText('An account with this email address already exists.').waitFor();

    // A window of the page keeps focus and presses to itself, but not from the panel.
    await page.getByRole('button', { name: 'QA' }).click();
    await page.getByLabel('Find a state').click();
    await page.keyboard.type('ticket too large');
    await page.getByRole('link', { name: 'attachment too large' }).waitFor();
    await page.getByRole('dialog', { name: 'Create Client' }).waitFor();
  });

  test('takes a remote away, or puts a stand-in into its place', async ({ expectBrowserError, newPage }) => {
    expectBrowserError(/^console error: .*/);
    const page = await newPage();
    await page.goto('/dashboard?as=client&files.portal=corrupt');
    await page.getByText('This part of the site did not load').waitFor();
    await page.getByRole('button', { name: 'QA' }).click();
    await page.getByLabel('mfe-portal', { exact: true }).selectOption('0-mocked');
    await page.getByText('This stands in for /dashboard of mfe-portal.').waitFor();
    expect(await page.getByRole('complementary', { name: 'Versions on trial' }).textContent()).toContain('0-mocked');
  });

  test(
    'leads to the gallery, which is built when somebody asks for it',
    async ({ newPage }) => {
 test.setTimeout(BUILD_LIMIT * 1.5);

      const page = await newPage();
      await page.goto('/');
      await page.getByRole('button', { name: 'QA' }).click();
      const [gallery] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('link', { name: 'Gallery of components' }).click(),
      ]);
      await gallery.getByRole('link', { name: 'Docs' }).first().waitFor({ timeout: BUILD_LIMIT });
      const shown = gallery.frameLocator('#storybook-preview-iframe');
      await shown.getByText('Enter, Space').first().waitFor();
      expect(await shown.getByRole('heading', { level: 1 }).textContent()).toBe('Button');
      await gallery.close();
    },
  );
});
