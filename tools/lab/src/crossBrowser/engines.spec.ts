import { type Product, startProduct } from '@skal/testing/site/productProcess.ts';
import { demoAccounts } from '@skal/testing/accounts.ts';
import { PUBLIC_PAGES } from '@skal/testing/publicPages.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { PageDriver } from './pageDriver.ts';
import { startWebkit } from './webkit.ts';

/** How much wider a page is than its window, in pixels. */
const OVERHANG = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebkit],
])('the site in %s', (_, start) => {
  let product: Product;
  let engine: Engine;
  let visitor: PageDriver;

  beforeAll(async () => {
    product = await startProduct();
    engine = await start();
    visitor = new PageDriver(engine, product.url);
  });
  afterAll(async () => {
    await engine?.close();
    await product?.stop();
  });

  it('every public page comes to life, has its heading, and does not scroll sideways on a phone or a desk', async () => {
    const seen: Record<string, unknown> = {};
    for (const path of PUBLIC_PAGES) {
      await visitor.resize({ width: 1280, height: 800 });
      await visitor.open(path);
      const headings = await visitor.read(`document.querySelectorAll('main h1').length`);
      const wide = await visitor.read(OVERHANG);
      await visitor.resize({ width: 375, height: 812 });
      seen[path] = { headings, wide, narrow: await visitor.read(OVERHANG) };
    }
    expect(seen).toEqual(Object.fromEntries(PUBLIC_PAGES.map((path) => [path, { headings: 1, wide: 0, narrow: 0 }])));
  });

  it('a popup opens, says what is missing, and gives the focus back', async () => {
    await visitor.resize({ width: 1280, height: 800 });
    await visitor.open('/contact');
    await visitor.press('button', 'Book Discovery Call');
    await visitor.press('button', 'Request your call');
    await visitor.until(`document.querySelector('[role=dialog] [aria-invalid=true]') === document.activeElement`);
    await visitor.key('Escape');
    await visitor.until(`!document.querySelector('[role=dialog]')`);
    expect(await visitor.read('document.activeElement.textContent')).toBe('Book Discovery Call');
  });

  it('a client signs in, adds a member of staff, and signs out', async () => {
    await visitor.open('/login');
    await visitor.fill('Email', demoAccounts.live.email);
    await visitor.fill('Password', demoAccounts.live.password);
    await visitor.press('button', 'Access Dashboard');
    await visitor.press('button', 'Staff Management');
    await visitor.press('button', 'Add Staff Member');
    await visitor.fill('First name', 'Mads');
    await visitor.fill('Last name', 'Holm');
    await visitor.fill('E-mail', 'mads@restaurant.example');
    await visitor.press('button', 'Add to team');
    await visitor.sees('button', 'Remove Mads Holm');
    expect(await product.db.query('SELECT email FROM staff')).toEqual([{ email: 'mads@restaurant.example' }]);
    await visitor.press('button', 'Logout');
    await visitor.until(`location.pathname === '/login'`);
  });
});
