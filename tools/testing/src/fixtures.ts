/**
 * The fixtures of all browser tests: one product per file, fresh contexts per test, and a check at the end of each test
 * that the browser reported no error which the test did not declare.
 *
 *     test('F1: …', async ({ page }) => {
 *       await page.goto('/');
 *     });
 */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import type { FontFamily } from '@skal/tooling/src/browser/fonts.ts';
import { browserOptions, FONT } from '@skal/tooling/src/browser/launchBrowser.ts';
import { BrowserErrors } from './browserErrors.ts';
import type { DatabaseKind } from './site/database.ts';
import { type Product, type ProductOptions, startProduct } from './site/productProcess.ts';

export { expect };

export interface NewPageOptions extends BrowserContextOptions {
  /** The only font of the page's browser. */
  readonly font?: FontFamily;
}

export type NewPage = (options?: NewPageOptions) => Promise<Page>;

/** A request that a test holds back would keep its page busy for ever. */
const NETWORK_IDLE_TIMEOUT_MS = 3_000;

/** Stops the product of the previous file, builds development bundles where a test asks for them, and starts. */
const PRODUCT_TIMEOUT_MS = 360_000;

/** Waits for the requests of a page, so that an error they cause still counts for this test. */
const waitForNetwork = (context: BrowserContext) =>
  Promise.allSettled(
    context.pages().map((page) => page.waitForLoadState('networkidle', { timeout: NETWORK_IDLE_TIMEOUT_MS })),
  );

/** The products of a worker: the current file's, which the next file replaces. */
interface Products {
  /** Starts the product, unless the current one was started for the same key. */
  get(key: string, options: ProductOptions): Promise<Product>;
}

interface TestOptions {
  /** How the product of this file is started. */
  productOptions: ProductOptions;
}

export interface WorkerOptions {
  /** The bundles of the product; all by default. */
  bundles: readonly string[] | undefined;
  database: DatabaseKind;
}

/** What a test asks for, and passes on to helpers. */
export interface Fixtures {
  product: Product;
  /** Opens a page in a context of its own: its cookies are its own as well. */
  newPage: NewPage;
  /** Declares errors that this test provokes. */
  expectBrowserError: (...patterns: RegExp[]) => void;
  browserErrors: BrowserErrors;
}

interface WorkerFixtures {
  products: Products;
  /** A browser whose only font is this one. */
  browserWithFont: (font: FontFamily) => Promise<Browser>;
}

export const test = base.extend<TestOptions & Fixtures, WorkerOptions & WorkerFixtures>({
  productOptions: [{}, { option: true }],
  bundles: [undefined, { option: true, scope: 'worker' }],
  database: ['sqlite', { option: true, scope: 'worker' }],

  launchOptions: [async ({}, use) => use(await browserOptions(FONT)), { scope: 'worker' }],

  browserWithFont: [
    async ({ playwright, browser }, use) => {
      const launched = new Map<FontFamily, Promise<Browser>>();
      await use(async (font) => {
        if (font === FONT) return browser;
        const own = launched.get(font) ?? browserOptions(font).then((options) => playwright.chromium.launch(options));
        launched.set(font, own);
        return own;
      });
      for (const own of launched.values()) await (await own).close();
    },
    { scope: 'worker' },
  ],

  products: [
    async ({}, use) => {
      let current: { key: string; product: Promise<Product> } | undefined;
      const stop = async () => {
        const { product } = current ?? {};
        current = undefined;
        await product?.then((running) => running.stop()).catch(() => undefined);
      };
      await use({
        get: async (key, options) => {
          if (current?.key !== key) {
            await stop();
            current = { key, product: startProduct(options) };
          }
          return current.product;
        },
      });
      await stop();
    },
    { scope: 'worker' },
  ],

  product: [
    async ({ products, bundles, database, productOptions }, use, { file }) => {
      const options = { bundles, database, ...productOptions };
      await use(await products.get(`${file} ${JSON.stringify(options)}`, options));
    },
    // Not part of the test's timeout: a start may build bundles.
    { timeout: PRODUCT_TIMEOUT_MS },
  ],

  baseURL: async ({ product }, use) => use(product.url),

  browserErrors: [
    async ({}, use) => {
      const errors = new BrowserErrors();
      await use(errors);
      // Soft: the test's own failure is reported beside it.
      expect.soft(errors.unexpected(), 'errors that the browser reported').toEqual([]);
    },
    { auto: true },
  ],

  expectBrowserError: async ({ browserErrors }, use) => use((...patterns) => browserErrors.expect(...patterns)),

  context: async ({ context, browserErrors, javaScriptEnabled }, use) => {
    const stop = browserErrors.listen(context, javaScriptEnabled);
    await use(context);
    await waitForNetwork(context);
    stop();
  },

  newPage: async ({ browserWithFont, browserErrors, baseURL }, use) => {
    const opened: { context: BrowserContext; stop: () => void }[] = [];
    await use(async ({ font = FONT, ...options } = {}) => {
      const browser = await browserWithFont(font);
      const context = await browser.newContext({ baseURL, ...options });
      opened.push({ context, stop: browserErrors.listen(context, options.javaScriptEnabled) });
      return context.newPage();
    });
    await Promise.all(opened.map(({ context }) => waitForNetwork(context)));
    for (const { context, stop } of opened) {
      stop();
      await context.close();
    }
  },
});
