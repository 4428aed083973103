import { expect, test } from '@skal/testing/fixtures.ts';
import { openRegistry } from '@skal/shell/server';
import { ASK_MS, LOOK_MS } from '@skal/shell/src/version/pace.ts';
import { axe } from '@skal/tooling/src/browser/axe.ts';
import type { Page } from '@playwright/test';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';
import { PHONE } from '@skal/testing/viewports.ts';
import { createVersion, changeAndWait } from '@skal/testing/releases/versions.ts';

const BUNDLE = 'mfe-marketing';
const HEADLINE = 'We build apps for places people come back to';
const NEXT_HEADLINE = 'We build apps for the next version';
const SLEEP_MS = 60 * 60_000;

test.describe('a tab while a new version becomes live', () => {
  
  const registry = () => openRegistry(journey.product.dataDir);

  const headline = (page: Page) => page.getByRole('heading', { level: 1 });
  const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'New version available' });

  /** Opens a page in a tab whose clock the test moves, before the new version is there. */
  const open = async (path: string, viewport?: typeof PHONE): Promise<Page> => {
    const page = await journey.newPage({ viewport, reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(path);
    await waitForHydration(page, 'page');
    return page;
  };

  /** Lets time pass for a tab that somebody looks at, until it has asked once more. */
  const pass = async (page: Page, ms = ASK_MS): Promise<void> => {
    await page.mouse.move(1, 1);
    const answered = page.waitForResponse('**/registry.json');
    await page.clock.fastForward(ms);
    await answered;
  };

  const publish = async (): Promise<void> => {
    const version = '9.9.9-next';
    if (!registry().has(BUNDLE, version)) {
      const everywhere = (text: string) => text.replaceAll(HEADLINE, NEXT_HEADLINE);
      createVersion(registry(), BUNDLE, version, { everywhere });
    }
    await changeAndWait(journey.product.url, () => registry().point({ [BUNDLE]: version }));
  };

  test.afterEach(({ product }) => changeAndWait(product.url, () => registry().rollBack(BUNDLE, null)));

  test('keeps its own, is offered the new one, and has it when it says so', async () => {
    const page = await open('/about', PHONE);
    await publish();
    await pass(page);
    await offer(page).waitFor();
    expect(await headline(page).textContent()).toBe(HEADLINE);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await axe(page)).toEqual([]);
    await offer(page).getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { level: 1, name: NEXT_HEADLINE }).waitFor();
  });

  test('is not disturbed while something is typed, which is there after a reload', async () => {
    const page = await open('/contact');
    const message = page.getByLabel(/^Message/);
    await message.fill('We have forty seats.');
    await publish();
    await pass(page);
    await page.waitForLoadState('networkidle');
    expect(await offer(page).count()).toBe(0);
    await message.fill('');
    await offer(page).waitFor();
    await message.fill('We have fifty seats.');
    await offer(page).waitFor({ state: 'detached' });
    await page.reload();
    await waitForHydration(page, 'page');
    expect(await message.inputValue()).toBe('We have fifty seats.');
  });

  test('is not covered while somebody is pressing something', async () => {
    const page = await open('/about');
    await page.mouse.move(1, 1);
    await page.mouse.down();
    await publish();
    await pass(page);
    await page.waitForLoadState('networkidle');
    expect(await offer(page).count()).toBe(0);
    await page.mouse.up();
    await page.clock.fastForward(LOOK_MS);
    await offer(page).waitFor();
  });

  test('that has slept takes the new one with the next link', async () => {
    const page = await open('/contact');
    await page.evaluate(() => Object.assign(window, { sameTab: true }));
    const about = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
    await publish();
    await pass(page, SLEEP_MS);
    await offer(page).waitFor();
    await about.click();
    await page.getByRole('heading', { level: 1, name: NEXT_HEADLINE }).waitFor();
    expect(await page.evaluate(() => 'sameTab' in window)).toBe(false);
  });
});
