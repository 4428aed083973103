import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { untilAlive } from '../harness/alive.ts';
import { DESKTOP, PHONE, prepareJourney } from '../harness/journey.ts';
import { NEWER_APIS, nameOf, newerApisIn } from '../harness/newerApis.ts';
import { accounts } from '../people.ts';

const journey = prepareJourney();

/** Issue 38, line 18: what visitors read whose browser cannot run the script of a page. */
describe('a browser that cannot run the script', () => {
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

/** What shell/src/polyfills.ts brings. */
const POLYFILLED = ['Promise.withResolvers', 'URL.parse'];

/** Why a script may name what the oldest browsers of the baseline do not have. */
const ALLOWED: Readonly<Record<string, string>> = {
  'AbortSignal.timeout': 'is there since Chrome 103; before Chrome 124 it ended with an error of another name',
  'Document.startViewTransition': 'React asks for it before',
  'Element.checkVisibility': 'Radix asks for it before',
  'HTMLElement.hidePopover': 'TipBubble asks for it before',
  'HTMLElement.showPopover': 'TipBubble asks for it before',
  'Iterator.take': 'Resource and Thrown of the shell have a method of this name',
  PerformanceEventTiming: 'web-vitals asks for it before',
  'Uint8Array.fromBase64': 'the reader of sourced data asks for it before',
  'ViewTransition.skipTransition': 'belongs to what startViewTransition gives',
};

describe('the oldest browsers of the baseline', () => {
  it('are asked for no API that is newer, in no built bundle, without a polyfill', () => {
    const scripts = globSync('releases/*/*/public/*.js', { cwd: journey.product.dataDir });
    expect(scripts.length).toBeGreaterThan(100);
    const used = new Set(
      scripts.flatMap((name) => newerApisIn(readFileSync(join(journey.product.dataDir, name), 'utf8'))),
    );
    expect([...used].sort()).toEqual([...POLYFILLED, ...Object.keys(ALLOWED)].sort());
  });

  /** A page of a browser without anything that is newer than the baseline. */
  const oldPage = async (): Promise<Page> => {
    const page = await journey.newPage({ viewport: DESKTOP, reducedMotion: 'reduce' });
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

  it('show public pages, a popup, sign in and show the portal', async () => {
    const page = await oldPage();
    await page.goto('/');
    await untilAlive(page, 'page');
    await page.getByRole('banner').getByRole('button', { name: 'Book a Consultation' }).click();
    await page.getByRole('dialog').getByLabel('Name').first().waitFor();
    await signIn(page, accounts.client);
    await page.waitForURL('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Support' }).click();
    await page.getByRole('heading', { name: 'Support' }).first().waitFor();
  });

  it('sign an operator in, and group what the palette finds', async () => {
    const page = await oldPage();
    await signIn(page, accounts.operator);
    await page.waitForURL('/admin');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Commands' }).click();
    await page.getByRole('dialog').getByRole('option').first().waitFor();
  });
});
