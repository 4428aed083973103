import type { Page } from '@playwright/test';
import { openTestRegistry } from '@skal/shell/server/testing/registry.ts';
import { POLL_INTERVAL_MS, QUIET_CHECK_MS } from '@skal/shell/src/version/intervals.ts';
import { expect, type NewPage, test } from '@skal/testing/fixtures.ts';
import { changeAndWait, createVersion } from '@skal/testing/releases/versions.ts';
import type { Product } from '@skal/testing/site/productProcess.ts';
import { DESKTOP, PHONE } from '@skal/testing/viewports.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';
import { auditLightAndDark } from '@skal/tooling/src/browser/axe.ts';

const BUNDLE = 'mfe-marketing';
const HEADLINE = 'We build apps for places people come back to';
const NEXT_HEADLINE = 'We build apps for the next version';
const SLEEP_MS = 60 * 60_000;

test.use({ bundles: ['shell', 'mfe-marketing'] });

test.describe('a tab while a new version goes live', () => {
  const headline = (page: Page) => page.getByRole('heading', { level: 1 });
  const updateOffer = (page: Page) => page.getByRole('status').filter({ hasText: 'New version available' });

  /** Opens a page of the old version in a tab whose clock the test moves. */
  const open = async (newPage: NewPage, path: string, viewport = DESKTOP): Promise<Page> => {
    const page = await newPage({ viewport, reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(path);
    await waitForHydration(page, 'page');
    return page;
  };

  /** Moves the clock of a tab in use, until it has polled once more. */
  const advanceClock = async (page: Page, ms = POLL_INTERVAL_MS): Promise<void> => {
    await page.mouse.move(1, 1);
    const polled = page.waitForResponse('**/registry.json');
    await page.clock.fastForward(ms);
    await polled;
  };

  const publish = async ({ url, dataDir }: Product): Promise<void> => {
    const registry = openTestRegistry(dataDir);
    const version = '9.9.9-next';
    if (!registry.has(BUNDLE, version)) {
      const replaceHeadline = (text: string) => text.replaceAll(HEADLINE, NEXT_HEADLINE);
      createVersion(registry, BUNDLE, version, { editEveryFile: replaceHeadline });
    }
    await changeAndWait(url, () => registry.activate({ [BUNDLE]: version }));
  };

  test.afterEach(({ product: { url, dataDir } }) =>
    changeAndWait(url, () => openTestRegistry(dataDir).rollback(BUNDLE, null)),
  );

  test('keeps its version, offers the new one, and loads it on request', async ({ newPage, product }) => {
    const page = await open(newPage, '/about', PHONE);
    await publish(product);
    await advanceClock(page);
    await updateOffer(page).waitFor();
    await expect(headline(page)).toHaveText(HEADLINE);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await auditLightAndDark(page)).toEqual([]);
    await updateOffer(page).getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { level: 1, name: NEXT_HEADLINE }).waitFor();
  });

  test('offers nothing while a form has input, and keeps the input over a reload', async ({ newPage, product }) => {
    const page = await open(newPage, '/contact');
    const message = page.getByLabel(/^Message/);
    await message.fill('We have forty seats.');
    await publish(product);
    await advanceClock(page);
    await page.waitForLoadState('networkidle');
    expect(await updateOffer(page).count()).toBe(0);
    await message.fill('');
    await updateOffer(page).waitFor();
    await message.fill('We have fifty seats.');
    await updateOffer(page).waitFor({ state: 'detached' });
    await page.reload();
    await waitForHydration(page, 'page');
    await expect(message).toHaveValue('We have fifty seats.');
  });

  test('offers nothing while a pointer is down', async ({ newPage, product }) => {
    const page = await open(newPage, '/about');
    await page.mouse.move(1, 1);
    await page.mouse.down();
    await publish(product);
    await advanceClock(page);
    await page.waitForLoadState('networkidle');
    expect(await updateOffer(page).count()).toBe(0);
    await page.mouse.up();
    await page.clock.fastForward(QUIET_CHECK_MS);
    await updateOffer(page).waitFor();
  });

  test('loads the new version with the next link after an hour of sleep', async ({ newPage, product }) => {
    const page = await open(newPage, '/contact');
    await page.evaluate(() => Object.assign(window, { sameTab: true }));
    const about = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
    await publish(product);
    await advanceClock(page, SLEEP_MS);
    await updateOffer(page).waitFor();
    await about.click();
    await page.getByRole('heading', { level: 1, name: NEXT_HEADLINE }).waitFor();
    expect(await page.evaluate(() => 'sameTab' in window)).toBe(false);
  });
});
