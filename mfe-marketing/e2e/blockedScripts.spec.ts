import { expect, test } from '@skal/testing/fixtures.ts';
import type { Page } from '@playwright/test';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';
import { PHONE } from '@skal/testing/viewports.ts';
import { minimumContent, expectContentKept, BLOCKED_SCRIPT_ERRORS, blockScripts, trackContentLoss } from '@skal/testing/wait/blockScripts.ts';
import { PUBLIC_PAGES } from '@skal/testing/publicPages.ts';

/** What is fetched after a page's first load may not come. Whatever a visitor does then, the page stays one. */
test.describe('while every later script is refused', () => {
  

  const open = async (path: string, viewport = PHONE): Promise<Page> => {
    journey.expectTrouble(...BLOCKED_SCRIPT_ERRORS);
    const page = await journey.newPage({ viewport, reducedMotion: 'reduce' });
    await page.goto(path);
    await waitForHydration(page, 'page');
    await trackContentLoss(page);
    return page;
  };

  const menuOf = (page: Page) => page.getByRole('button', { name: 'Open menu' });

  for (const path of PUBLIC_PAGES) {
test(`${path}: the menu is plain links, and every opener says what to do instead`, async () => {
    const page = await open(path);
    const { asked } = await blockScripts(page);
    const whole = (await minimumContent(page)).text;
    await menuOf(page).click();
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).filter({ visible: true }).waitFor();
    await menuOf(page).click();
    const notice = page.getByRole('alert').filter({ hasText: 'This did not open' });
    for (const opener of await page.locator('[data-dialog]').filter({ visible: true }).all()) {
      await opener.click();
      expect(await notice.getByRole('link').getAttribute('href')).toMatch(/^tel:\+?\d+$/);
      // By keyboard: the tip of a figure that the pointer rests on lies over what is there for a moment.
      await notice.getByRole('button', { name: 'Try again' }).press('Enter');
      await notice.getByRole('button', { name: 'Close' }).press('Enter');
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    expect(asked.length).toBeGreaterThan(2);
    // Not one word of the page is missing at any moment.
    await expectContentKept(page, whole - 1);
  });
}

  test('E7: a plain link of the menu leads on, and the page behind it says that it did not come', async ({ expectBrowserError }) => {
    expectBrowserError(/The page \/about failed|The page \/solutions failed/);
    const page = await open('/about');
    await blockScripts(page);
    await menuOf(page).click();
    await page.getByRole('banner').getByRole('link', { name: 'Solutions' }).filter({ visible: true }).click();
    await page.waitForURL('/solutions');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await menuOf(page).getAttribute('aria-expanded')).toBe('false');
    await expectContentKept(page);
  });

  test('what works by itself goes on: figures tell their sources, the phone takes an order', async () => {
    const page = await open('/', { width: 1280, height: 800 });
    await blockScripts(page);
    await page.getByRole('link', { name: 'Source 1', exact: true }).first().focus();
    await page.getByRole('tooltip').waitFor();
    const phone = page.getByRole('group', { name: /^Demo app of a wine bar, in Danish/ });
    await phone.getByRole('button', { name: 'Menu' }).last().click();
    const first = phone.getByRole('button', { name: /^Læg i kurven/ }).first();
    await first.click();
    await phone.getByRole('button', { name: /^Bestil/ }).click();
    await page.getByRole('button', { name: 'Start Your Project' }).first().click();
    await page.getByRole('alert').filter({ hasText: 'This did not open' }).waitFor();
    await expectContentKept(page);
  });

  test('G6: a toast is a plain line', async () => {
    const page = await open('/contact');
    await blockScripts(page);
    const form = page.getByRole('form', { name: 'Send a message' });
    await form.getByLabel(/Full Name/).fill('Åse Øster');
    await form.getByLabel(/Email/).fill('plain@bar.example');
    await form.getByLabel(/Subject/).fill('Opening hours');
    await form.getByLabel(/Message/).fill('Do you work in August?');
    await form.locator('button[type=submit]').click();
    await page.getByRole('alert').filter({ hasText: 'Message sent successfully!' }).waitFor();
    await expectContentKept(page);
  });

  test('the menu, the popup and the toast come when they are asked for again', async ({ expectBrowserError, newPage }) => {
    expectBrowserError(...BLOCKED_SCRIPT_ERRORS);
    const page = await newPage({ viewport: PHONE, reducedMotion: 'reduce' });
    await page.goto('/about');
    await waitForHydration(page, 'page');
    const { asked, release } = await blockScripts(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).filter({ visible: true }).waitFor();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const opener = page.locator('main [data-dialog]').first();
    await opener.click();
    const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await release();
    const fresh: string[] = [];
    page.on('request', (request) => fresh.push(new URL(request.url()).pathname));
    await again.click();
    await page.getByRole('dialog', { name: 'Book your free discovery call' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    // No address that failed is asked for twice.
    expect(fresh.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(1);
    expect(fresh.filter((path) => asked.includes(path))).toEqual([]);
  });
});
