import { demoAccounts } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { PUBLIC_PAGES } from '@skal/testing/publicPages.ts';
import type { Product } from '@skal/testing/site/productProcess.ts';
import { DESKTOP, PHONE } from '@skal/testing/viewports.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { PageDriver } from './pageDriver.ts';
import { startWebkit } from './webkit.ts';

/** Returns by how many pixels a page is wider than its window. */
const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

const ENGINES = { Firefox: startFirefox, WebKit: startWebkit };

for (const [name, start] of Object.entries(ENGINES)) {
  test.describe(`the site in ${name}`, () => {
    let engine: Engine | undefined;

    test.beforeAll(async () => {
      engine = await start();
    });
    test.afterAll(() => engine?.close());

    const driverFor = ({ url }: Product): PageDriver => {
      if (!engine) throw new Error(`${name} is not running`);
      return new PageDriver(engine, url);
    };

    test('hydrates every public page, which has one heading and no horizontal scrolling on phone or desktop', async ({
      product,
    }) => {
      const driver = driverFor(product);
      const seen: Record<string, unknown> = {};
      for (const path of PUBLIC_PAGES) {
        await driver.resize(DESKTOP);
        await driver.open(path);
        const headings = await driver.read(`document.querySelectorAll('main h1').length`);
        const wide = await driver.read(OVERFLOW);
        await driver.resize(PHONE);
        seen[path] = { headings, wide, narrow: await driver.read(OVERFLOW) };
      }
      expect(seen).toEqual(Object.fromEntries(PUBLIC_PAGES.map((path) => [path, { headings: 1, wide: 0, narrow: 0 }])));
    });

    test('opens a dialog, focuses its first invalid field, and returns the focus', async ({ product }) => {
      const driver = driverFor(product);
      await driver.resize(DESKTOP);
      await driver.open('/contact');
      await driver.press('button', 'Book Discovery Call');
      await driver.press('button', 'Request your call');
      await driver.waitUntil(`document.querySelector('[role=dialog] [aria-invalid=true]') === document.activeElement`);
      await driver.key('Escape');
      await driver.waitUntil(`!document.querySelector('[role=dialog]')`);
      expect(await driver.read('document.activeElement.textContent')).toBe('Book Discovery Call');
    });

    test('signs a client in, adds a member of staff, and signs out', async ({ product }) => {
      const driver = driverFor(product);
      // Both engines share the product.
      const email = `mads@${name.toLowerCase()}.example`;
      await driver.open('/login');
      await driver.fill('Email', demoAccounts.live.email);
      await driver.fill('Password', demoAccounts.live.password);
      await driver.press('button', 'Access Dashboard');
      await driver.press('button', 'Staff Management');
      await driver.press('button', 'Add Staff Member');
      await driver.fill('First name', 'Mads');
      await driver.fill('Last name', name);
      await driver.fill('Email', email);
      await driver.press('button', 'Add to team');
      await driver.sees('button', `Remove Mads ${name}`);
      expect(await product.db.query('SELECT email FROM staff WHERE email = ?', [email])).toEqual([{ email }]);
      await driver.press('button', 'Logout');
      await driver.waitUntil(`location.pathname === '/login'`);
    });
  });
}
