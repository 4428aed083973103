import type { Page } from 'playwright-core';
import { untilAlive } from '../harness/alive.ts';
import { DESKTOP, PHONE, prepareJourney } from '../harness/journey.ts';

/** Issue 38, line 18: what visitors read whose browser cannot run the script of a page. */
describe('a browser that cannot run the script', () => {
  const journey = prepareJourney();

  const tooOld = (page: Page) => page.getByRole('alert').filter({ hasText: 'Your browser is too old for this site' });
  const notStarted = (page: Page) =>
    page.getByRole('alert').filter({ hasText: 'This page could not start. Reload it.' });

  it.each(['/', '/login'])('says on %s that the browser is too old', async (path) => {
    const page = await journey.newPage({ viewport: PHONE });
    await page.addInitScript(() => {
      Reflect.deleteProperty(Object, 'hasOwn');
      Reflect.deleteProperty(Array.prototype, 'findLast');
    });
    await page.goto(path);
    await tooOld(page).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  it('says so when the shell cannot start for a reason that the notice does not know', async () => {
    journey.expectTrouble(/./);
    const page = await journey.newPage({ viewport: DESKTOP });
    await page.addInitScript(() => Reflect.deleteProperty(window, 'MessageChannel'));
    await page.goto('/login');
    await notStarted(page).waitFor();
  });

  it('says so when the files of the shell do not arrive', async () => {
    journey.expectTrouble(/./);
    const page = await journey.newPage({ viewport: DESKTOP });
    await page.route('**/main.*.js', (route) => route.abort());
    await page.goto('/login');
    await notStarted(page).waitFor();
  });

  it('says in noscript that JavaScript is turned off, on public pages and on pages of an account', async () => {
    journey.expectTrouble(/401/, /404/);
    const page = await journey.newPage({ viewport: PHONE, javaScriptEnabled: false });
    const text = page.locator('noscript p');
    await page.goto('/about');
    expect(await text.isVisible()).toBe(true);
    expect(await text.innerText()).toMatch(/^JavaScript is turned off in this browser\. You can read this page/);
    for (const path of ['/dashboard', '/no-such-page']) {
      await page.goto(path);
      expect(await text.isVisible()).toBe(true);
      expect(await text.innerText()).toMatch(/^JavaScript is turned off in this browser, and this page needs it\./);
    }
  });

  it('shows none of these notices in a current browser', async () => {
    const page = await journey.newPage({ viewport: DESKTOP });
    await page.goto('/login');
    await untilAlive(page, 'page');
    expect(await page.locator('noscript p').isVisible()).toBe(false);
    for (const notice of [tooOld(page), notStarted(page)]) expect(await notice.isVisible()).toBe(false);
  });
});
