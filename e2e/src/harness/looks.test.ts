import { launchBrowser } from '@skal/tooling/src/browser.ts';
import type { Browser, Page } from 'playwright-core';
import { faultsInEveryLook } from './looks.ts';

/** A page that is longer than a screen, whose button ends beneath the bar at the foot of a phone. */
const page = (extra = '') => `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
  <title>Page</title>
  <style>
    body { margin: 0; color: #000; background: #fff; }
    h1 { block-size: 3000px; margin: 0; }
    button { font: inherit; min-block-size: 44px; inline-size: 200px; color: #000; background: #fff; }
    #covered { position: absolute; inset-block-start: 758px; }
    #bar { position: sticky; inset-block-end: 0; inline-size: 100%; min-block-size: 50px; }
  </style>
  <main><h1>Page</h1><button id="covered">Save</button>${extra}</main>
  <button id="bar">Open tray</button>`;

describe('a look at a page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  const phone = async (content: string): Promise<Page> => {
    const opened = await browser.newPage({ viewport: { width: 375, height: 812 } });
    await opened.setContent(content);
    return opened;
  };

  it('finds no fault in a button that a bar half covers until it is scrolled to, and leaves the page where it was', async () => {
    const opened = await phone(page());
    await opened.evaluate(() => window.scrollTo(0, 10));
    expect(await faultsInEveryLook(opened)).toEqual([]);
    expect(await opened.evaluate(() => window.scrollY)).toBe(10);
  });

  it('finds one in a button that stays half covered wherever the page is', async () => {
    const lid = '<button style="position:absolute;inset-block-start:770px;inset-inline-start:0">Lid</button>';
    const found = await faultsInEveryLook(await phone(page(lid)));
    expect(found).toEqual(expect.arrayContaining([expect.stringMatching(/^at 375 px: target-size: .* – #covered/)]));
  });
});
