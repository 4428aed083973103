import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { axe } from '@skal/tooling/src/browser/axe.ts';
import { launchBrowser } from '@skal/tooling/src/browser.ts';
import { BrowserErrors } from '../journey/browserErrors.ts';

const PAGE = `<!doctype html><html lang="en"><title>Page</title><link rel="icon" href="data:,"><main><h1>Page</h1>`;

let browser: Browser;
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.statusCode = request.url === '/missing' ? 404 : 200;
    response.setHeader('content-type', 'text/html');
    response.end(PAGE);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  server.close();
});

/** What is heard while something happens on a page. */
const listenTo = async (happens: (page: Page) => Promise<unknown>, ...expected: RegExp[]): Promise<string[]> => {
  const context = await browser.newContext();
  const trouble = new BrowserErrors();
  trouble.listen(context);
  trouble.expect(...expected);
  const page = await context.newPage();
  await page.goto(url);
  await happens(page);
  await context.close();
  return trouble.takeUnexpected();
};

describe('the harness hears', () => {
  it('nothing on a quiet page', async () => {
    expect(await listenTo((page) => page.evaluate(() => console.info('all is well')))).toEqual([]);
  });

  it('errors and warnings of the console', async () => {
    const heard = await listenTo((page) =>
      page.evaluate(() => {
        console.error('a fault');
        console.warn('a doubt');
      }),
    );
    expect(heard).toEqual([
      expect.stringMatching(/^console error: a fault/),
      expect.stringMatching(/^console warning: a doubt/),
    ]);
  });

  it('errors that nobody caught', async () => {
    const heard = await listenTo(async (page) => {
      const thrown = page.waitForEvent('pageerror');
      await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('lost')), 0));
      await thrown;
    });
    expect(heard).toEqual([expect.stringMatching(/^page error: Error: lost/)]);
  });

  it('what was thrown without being an error, by its words and its page', async () => {
    const heard = await listenTo(async (page) => {
      const thrown = page.waitForEvent('pageerror');
      await page.evaluate(() => void setTimeout(() => Promise.reject('lost words'), 0));
      await thrown;
    });
    expect(heard).toEqual([expect.stringMatching(/^page error: .*lost words.* \(http/)]);
  });

  it('answers that refuse, and requests that fail', async () => {
    const heard = await listenTo(async (page) => {
      await page.route('**/down', (route) => route.abort('connectionrefused'));
      await page.evaluate(() => Promise.allSettled([fetch('/missing'), fetch('/down')]));
    });
    expect(heard).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^response: 404 GET .*\/missing/),
        expect.stringMatching(/^request: GET .*\/down net::ERR_CONNECTION_REFUSED/),
      ]),
    );
  });

  it('no fault in what a test announced, and one when that did not come', async () => {
    const missing = (page: Page) => page.evaluate(() => fetch('/missing').then(() => undefined));
    expect(await listenTo(missing, /\/missing/)).toEqual([]);
    expect(await listenTo(async () => {}, /\/missing/)).toEqual(['expected, and not heard: /\\/missing/']);
  });
});

describe('axe', () => {
  it('finds nothing on a sound page, and a field without a label', async () => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(url);
    expect(await axe(page)).toEqual([]);
    await page.locator('main').evaluate((main) => main.append(document.createElement('input')));
    expect(await axe(page)).toEqual([expect.stringMatching(/^label: .* – input – /)]);
  });
});
