/**
 * The frame of a file of journeys: one product and one browser for the file, fresh contexts for every test, and at the
 * end of each test not a single complaint of the browser.
 *
 *     const journey = prepareJourney();
 *     it('F1: …', async () => {
 *       const page = await journey.newPage({ viewport: PHONE });
 *       await page.goto('/');
 *     });
 */
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FontFamily } from '@skal/tooling/src/browser/fonts.ts';
import { FONT, launchBrowser } from '@skal/tooling/src/browser.ts';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { type Product, type ProductOptions, startProduct } from './product.ts';
import { bundlesFor } from './site.ts';
import { Trouble } from './trouble.ts';

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 375, height: 812 };

export interface PageOptions
  extends Pick<BrowserContextOptions, 'javaScriptEnabled' | 'viewport' | 'colorScheme' | 'reducedMotion' | 'hasTouch'> {
  /** Another origin than the product's own. */
  readonly baseURL?: string;
  /** The only font of the page's browser: that of every test unless said otherwise. */
  readonly font?: FontFamily;
}

export interface Journey {
  /** The product, once the tests run. */
  readonly product: Product;
  /** A page in a context of its own: its cookies are its own as well. */
  newPage(options?: PageOptions): Promise<Page>;
  /** Names complaints that this test provokes (see Trouble). */
  expectTrouble(...patterns: RegExp[]): void;
  /** What browsers have complained of so far: at the end of the test it fails by itself. */
  complaints(): string[];
}

/** A test that holds a request back leaves a page that never finishes. */
const FINISH_LIMIT = 3_000;
const RESULTS = fileURLToPath(new URL('../../../test-results', import.meta.url));

const fileName = (text: string): string => text.replace(/[^\w-]+/g, '-').slice(0, 80);

const there = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`${what} is there once the tests run, not before.`);
  return value;
};

/** Prepares this file's product and browser; call it at the top of the file. */
export const prepareJourney = (options: ProductOptions = {}): Journey => {
  let product: Product | undefined;
  const browsers = new Map<FontFamily, Promise<Browser>>();
  let contexts: BrowserContext[] = [];
  const trouble = new Trouble();

  /** A font belongs to a browser: there is one for each font that is asked for. */
  const browserWith = (font: FontFamily): Promise<Browser> => {
    const browser = browsers.get(font) ?? launchBrowser({ font });
    browsers.set(font, browser);
    return browser;
  };

  const takePictures = async (name: string): Promise<void> => {
    const folder = join(RESULTS, basename(expect.getState().testPath ?? 'journey', '.test.ts'));
    mkdirSync(folder, { recursive: true });
    const pages = contexts.flatMap((context) => context.pages());
    for (const [index, page] of pages.entries()) {
      const path = join(folder, `${fileName(name)}-${index + 1}.png`);
      // A picture is a help; a page that is gone already must not hide the failure itself.
      await page.screenshot({ path, timeout: 5_000 }).then(
        () => console.log(`picture: ${path}`),
        () => undefined,
      );
    }
  };

  beforeAll(async () => {
    const starting = startProduct({ bundles: bundlesFor(expect.getState().testPath), ...options }).then((started) => {
      product = started;
    });
    const launching = browserWith(FONT);
    // If one of them fails, the other one is still ours to end.
    await Promise.allSettled([starting, launching]);
    await Promise.all([starting, launching]);
    Object.assign(globalThis, { whenJourneyFails: takePictures });
  });

  /** Lets the pages finish what they began, so that a complaint of theirs still belongs to this test. */
  const letFinish = (): Promise<unknown> =>
    Promise.allSettled(
      contexts
        .flatMap((context) => context.pages())
        .map((page) => page.waitForLoadState('networkidle', { timeout: FINISH_LIMIT })),
    );

  afterEach(async () => {
    await letFinish();
    const wrong = trouble.settle();
    if (wrong.length > 0) await takePictures(expect.getState().currentTestName ?? 'trouble');
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    if (wrong.length > 0) throw new Error(`The browser complained:\n${wrong.join('\n')}`);
  });

  afterAll(async () => {
    await Promise.allSettled([...browsers.values()].map(async (browser) => (await browser).close()));
    await product?.stop();
  });

  return {
    get product() {
      return there(product, 'The product');
    },
    newPage: async ({ font = FONT, ...contextOptions } = {}) => {
      const baseURL = there(product, 'The product').url;
      const context = await (await browserWith(font)).newContext({
        viewport: DESKTOP,
        locale: 'en-GB',
        timezoneId: 'Europe/Copenhagen',
        baseURL,
        ...contextOptions,
      });
      contexts.push(context);
      trouble.listen(context, contextOptions.javaScriptEnabled);
      return context.newPage();
    },
    expectTrouble: (...patterns) => trouble.expect(...patterns),
    complaints: () => trouble.wrong(),
  };
};
