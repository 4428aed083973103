import type { Browser, Page } from '@playwright/test';
import { BrowserErrors } from '@skal/testing/browserErrors.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { auditLightAndDark } from '@skal/tooling/src/browser/axe.ts';

const PAGE_URL = 'http://localhost/';
const HTML =
  '<!doctype html><html lang="en"><title>Page</title><link rel="icon" href="data:,"><main><h1>Page</h1></main>';

test.describe('the fixtures', () => {
  test('start a product with a database', async ({ product }) => {
    expect((await fetch(`${product.url}/healthz/ready`)).status).toBe(200);
    const rows = await product.db.query('SELECT COUNT(*) AS number FROM inquiries WHERE id <> ?', ['none']);
    expect(rows).toEqual([{ number: 0 }]);
  });

  test('open each page with cookies of its own', async ({ newPage, product }) => {
    const [one, other] = [await newPage(), await newPage()];
    await one.context().addCookies([{ name: 'mine', value: '1', url: product.url }]);
    expect(await one.context().cookies()).toHaveLength(1);
    expect(await other.context().cookies()).toHaveLength(0);
  });
});

test.describe('browser errors', () => {
  /** The unexpected errors while `act` runs on a page. */
  const errorsOf = async (browser: Browser, act: (page: Page) => Promise<unknown>, ...expected: RegExp[]) => {
    const context = await browser.newContext();
    await context.route('**', (route) => route.fulfill({ contentType: 'text/html', body: HTML }));
    await context.route('**/missing', (route) => route.fulfill({ status: 404 }));
    await context.route('**/down', (route) => route.abort('connectionrefused'));
    const errors = new BrowserErrors();
    errors.listen(context);
    errors.expect(...expected);
    const page = await context.newPage();
    await page.goto(PAGE_URL);
    await act(page);
    await context.close();
    return errors.unexpected();
  };

  test.use({ baseURL: PAGE_URL });

  test('do not include other messages of the console', async ({ browser }) => {
    expect(await errorsOf(browser, (page) => page.evaluate(() => console.info('all is well')))).toEqual([]);
  });

  test('include errors and warnings of the console', async ({ browser }) => {
    const errors = await errorsOf(browser, (page) =>
      page.evaluate(() => {
        console.error('an error');
        console.warn('a warning');
      }),
    );
    expect(errors).toEqual([
      expect.stringMatching(/^console error: an error/),
      expect.stringMatching(/^console warning: a warning/),
    ]);
  });

  test('include uncaught errors', async ({ browser }) => {
    const errors = await errorsOf(browser, async (page) => {
      const thrown = page.waitForEvent('pageerror');
      await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('uncaught')), 0));
      await thrown;
    });
    expect(errors).toEqual([expect.stringMatching(/^page error: Error: uncaught/)]);
  });

  test('include thrown values that are no errors, with the URL of the page', async ({ browser }) => {
    const errors = await errorsOf(browser, async (page) => {
      const thrown = page.waitForEvent('pageerror');
      await page.evaluate(() => void setTimeout(() => Promise.reject('only text'), 0));
      await thrown;
    });
    expect(errors).toEqual([expect.stringMatching(/^page error: .*only text.* \(http/)]);
  });

  test('include responses of 4xx and failed requests', async ({ browser }) => {
    const errors = await errorsOf(browser, (page) =>
      page.evaluate(() => Promise.allSettled([fetch('/missing'), fetch('/down')])),
    );
    expect(errors).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^response: 404 GET .*\/missing/),
        expect.stringMatching(/^request: GET .*\/down net::ERR_CONNECTION_REFUSED/),
      ]),
    );
  });

  test('do not include expected ones, and an expected one must occur', async ({ browser }) => {
    const fetchMissing = (page: Page) => page.evaluate(() => fetch('/missing').then(() => undefined));
    expect(await errorsOf(browser, fetchMissing, /\/missing/)).toEqual([]);
    expect(await errorsOf(browser, async () => {}, /\/missing/)).toEqual(['expected, but did not occur: /\\/missing/']);
  });
});

test.describe('axe', () => {
  test.use({ baseURL: PAGE_URL });

  test('finds nothing on a sound page, and a field without a label', async ({ page }) => {
    await page.setContent(HTML);
    expect(await auditLightAndDark(page)).toEqual([]);
    await page.locator('main').evaluate((main) => main.append(document.createElement('input')));
    expect(await auditLightAndDark(page)).toEqual([expect.stringMatching(/^label: .* – input – /)]);
  });
});
