import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { demoAccounts } from '@skal/testing/accounts.ts';
import { NEWER_APIS, nameOf, newerApisIn } from '@skal/testing/audit/newerApis.ts';
import { expect, type NewPage, test } from '@skal/testing/fixtures.ts';
import { PHONE } from '@skal/testing/viewports.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';

/** Notices for browsers that cannot run the script of a page. */
test.describe('a browser that cannot run the script', () => {
  const tooOld = (page: Page) => page.getByRole('alert').filter({ hasText: 'Your browser is too old for this site' });
  const notStarted = (page: Page) =>
    page.getByRole('alert').filter({ hasText: 'This page could not start. Reload it.' });

  for (const path of ['/', '/login']) {
    test(`says on ${path} that the browser is too old`, async ({ newPage }) => {
      const page = await newPage({ viewport: PHONE });
      await page.addInitScript(() => {
        Reflect.deleteProperty(Object, 'hasOwn');
        Reflect.deleteProperty(Array.prototype, 'findLast');
      });
      await page.goto(path);
      await tooOld(page).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    });
  }

  test('says so when the shell cannot start for a reason that the notice does not know', async ({
    expectBrowserError,
    page,
  }) => {
    expectBrowserError(/./);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'MessageChannel'));
    await page.goto('/login');
    await notStarted(page).waitFor();
  });

  test('says so when the files of the shell do not arrive', async ({ expectBrowserError, page }) => {
    expectBrowserError(/./);
    await page.route('**/main.*.js', (route) => route.abort());
    await page.goto('/login');
    await notStarted(page).waitFor();
  });

  test('says in noscript that JavaScript is turned off, on public pages and on pages of an account', async ({
    expectBrowserError,
    newPage,
  }) => {
    expectBrowserError(/401/, /404/);
    const page = await newPage({ viewport: PHONE, javaScriptEnabled: false });
    const text = page.locator('noscript p');
    await page.goto('/about');
    await expect(text).toBeVisible();
    expect(await text.innerText()).toMatch(/^JavaScript is turned off in this browser\. You can read this page/);
    for (const path of ['/dashboard', '/no-such-page']) {
      await page.goto(path);
      await expect(text).toBeVisible();
      expect(await text.innerText()).toMatch(/^JavaScript is turned off in this browser, and this page needs it\./);
    }
  });

  test('shows none of these notices in a current browser', async ({ page }) => {
    await page.goto('/login');
    await waitForHydration(page, 'page');
    for (const notice of [page.locator('noscript p'), tooOld(page), notStarted(page)])
      await expect(notice).toBeHidden();
  });
});

/** The polyfills of shell/src/browser/polyfills.ts. */
const POLYFILLED = ['Promise.withResolvers', 'URL.parse'];

/** Newer APIs that scripts may contain, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'AbortSignal.timeout': 'exists since Chrome 103; before Chrome 124 it ends with another error name',
  'Document.startViewTransition': 'React checks for it',
  'Element.checkVisibility': 'Radix checks for it',
  'HTMLElement.hidePopover': 'TipBubble checks for it',
  'HTMLElement.showPopover': 'TipBubble checks for it',
  'Intl.Segmenter': 'the counter of characters checks for it',
  'Iterator.take': 'is the name of a method of our own (Phrase)',
  PerformanceEventTiming: 'web-vitals checks for it',
  'Uint8Array.fromBase64': 'the reader of sourced data checks for it',
  'ViewTransition.skipTransition': 'is a method of what startViewTransition returns',
};

test.describe('the oldest browsers of the baseline', () => {
  test('find no newer API without a polyfill in any built bundle', ({ product }) => {
    const scripts = globSync('releases/*/*/public/*.js', { cwd: product.dataDir });
    expect(scripts.length).toBeGreaterThan(100);
    const used = new Set(scripts.flatMap((name) => newerApisIn(readFileSync(join(product.dataDir, name), 'utf8'))));
    expect([...used].sort()).toEqual([...POLYFILLED, ...Object.keys(ALLOWED)].sort());
  });

  /** A page of a browser without the APIs that are newer than the baseline. */
  const openOldPage = async (newPage: NewPage): Promise<Page> => {
    const page = await newPage({ reducedMotion: 'reduce' });
    const missing = NEWER_APIS.filter((api) => nameOf(api) !== 'AbortSignal.timeout');
    await page.addInitScript((apis) => {
      for (const { owner, name, isStatic } of apis) {
        const found: unknown = owner === null ? globalThis : Reflect.get(globalThis, owner);
        if (!found) continue;
        const at: unknown = owner === null || isStatic ? found : Reflect.get(found, 'prototype');
        if (at) Reflect.deleteProperty(at, name);
      }
    }, missing);
    return page;
  };

  const signIn = async (page: Page, { email, password }: { email: string; password: string }): Promise<void> => {
    await page.goto('/login');
    const isThere = () => 'fromAsync' in Array || 'union' in Set.prototype || 'map' in [].values();
    expect(await page.evaluate(isThere)).toBe(false);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Access Dashboard' }).click();
  };

  test('show public pages, a dialog, sign in and show the portal', async ({ newPage }) => {
    const page = await openOldPage(newPage);
    await page.goto('/');
    await waitForHydration(page, 'page');
    await page.getByRole('banner').getByRole('button', { name: 'Book a Consultation' }).click();
    await page.getByRole('dialog').getByLabel('Name').first().waitFor();
    await signIn(page, demoAccounts.client);
    await page.waitForURL('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Support' }).click();
    await page.getByRole('heading', { name: 'Support' }).first().waitFor();
  });

  test('sign an operator in, and group the results of the palette', async ({ newPage }) => {
    const page = await openOldPage(newPage);
    await signIn(page, demoAccounts.operator);
    await page.waitForURL('/admin');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Commands' }).click();
    await page.getByRole('dialog').getByRole('option').first().waitFor();
  });
});
