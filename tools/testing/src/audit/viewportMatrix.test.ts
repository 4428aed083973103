import { launchBrowser } from '@skal/tooling/src/browser.ts';
import type { Browser, Page } from '@playwright/test';
import { auditAllViewports, auditPrint } from './viewportMatrix.ts';

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
    expect(await auditAllViewports(opened)).toEqual([]);
    expect(await opened.evaluate(() => window.scrollY)).toBe(10);
  });

  it('finds one in a button that stays half covered wherever the page is', async () => {
    const lid = '<button style="position:absolute;inset-block-start:770px;inset-inline-start:0">Lid</button>';
    const found = await auditAllViewports(await phone(page(lid)));
    expect(found).toEqual(expect.arrayContaining([expect.stringMatching(/^at 375 px: target-size: .* – #covered/)]));
  });

  it.each([
    ['a word that is wider than the page', '<p style="font-size:3rem">Unbreakable</p>', /the page is \d+ px wide/],
    [
      'a fixed button outside of the window',
      '<button style="position:fixed;left:18rem;width:4rem">Menu</button>',
      /cut off: <button> Menu/,
    ],
    [
      'a box that cuts off',
      '<p style="overflow:hidden;block-size:30px;margin:0">Two words<br>and more</p>',
      /cut off: <p> Two words/,
    ],
    [
      'an ellipsis whose whole is nowhere',
      '<p style="overflow:hidden;white-space:nowrap;text-overflow:ellipsis">A name of many words and more</p>',
      /cut off: <p> A name/,
    ],
  ])('WCAG 1.4.4 and 1.4.10: finds %s where text has twice its size', async (_, extra, fault) => {
    const found = await auditAllViewports(await phone(page(extra)));
    const large = found.filter((line) => line.startsWith('at 320 px with text at 200 %: '));
    expect(large).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
  });

  it('finds no fault in what scrolls by itself, and leaves the size of text as it was', async () => {
    const table = '<div style="overflow:auto" tabindex="0"><p style="inline-size:900px">In a region</p></div>';
    const opened = await phone(page(table));
    expect(await auditAllViewports(opened)).toEqual([]);
    expect(await opened.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('16px');
  });

  it('finds what is cut off on paper, and what leads nowhere from there', async () => {
    const wide = '<div style="overflow:auto"><p style="inline-size:900px">In a region</p></div>';
    const found = await auditPrint(await phone(page(`${wide}<a href="#main">Skip to content</a>`)));
    expect(found).toEqual(
      expect.arrayContaining([
        'on paper of 794 px: cut off: <div> In a region',
        'on paper of 658 px: leads nowhere: <a> Skip to content',
      ]),
    );
  });
});
