import { auditAllViewports, auditPrint } from '@skal/testing/audit/viewportMatrix.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { PHONE } from '@skal/testing/viewports.ts';

/** A page that is longer than a screen, whose button ends under a sticky bar at the bottom of a phone. */
const html = (extra = '') => `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
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

/** Content with a fault at 200 % text size, and the line that reports it. */
const LARGE_TEXT_FAULTS = [
  ['a word that is wider than the page', '<p style="font-size:3rem">Unbreakable</p>', /the page is \d+ px wide/],
  [
    'a fixed button outside the window',
    '<button style="position:fixed;left:18rem;width:4rem">Menu</button>',
    /cut off: <button> Menu/,
  ],
  [
    'text that overflows a box',
    '<p style="overflow:hidden;block-size:30px;margin:0">Two words<br>and more</p>',
    /cut off: <p> Two words/,
  ],
  [
    'an ellipsis without the full text',
    '<p style="overflow:hidden;white-space:nowrap;text-overflow:ellipsis">A name of many words and more</p>',
    /cut off: <p> A name/,
  ],
] as const;

test.describe('the audit of a page', () => {
  // No product: the pages are set below.
  test.use({ baseURL: 'http://localhost', viewport: PHONE });

  test('accepts a button that a bar covers until it is scrolled to, and keeps the scroll position', async ({
    page,
  }) => {
    await page.setContent(html());
    await page.evaluate(() => window.scrollTo(0, 10));
    expect(await auditAllViewports(page)).toEqual([]);
    expect(await page.evaluate(() => window.scrollY)).toBe(10);
  });

  test('finds a button that stays covered at every scroll position', async ({ page }) => {
    await page.setContent(
      html('<button style="position:absolute;inset-block-start:770px;inset-inline-start:0">Lid</button>'),
    );
    const found = await auditAllViewports(page);
    expect(found).toEqual(expect.arrayContaining([expect.stringMatching(/^at 375 px: target-size: .* – #covered/)]));
  });

  for (const [name, extra, fault] of LARGE_TEXT_FAULTS) {
    test(`WCAG 1.4.4 and 1.4.10: finds ${name} at 200 % text size`, async ({ page }) => {
      await page.setContent(html(extra));
      const found = await auditAllViewports(page);
      const large = found.filter((line) => line.startsWith('at 320 px with text at 200 %: '));
      expect(large).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
    });
  }

  test('accepts a scroll container, and restores the text size', async ({ page }) => {
    await page.setContent(
      html('<div style="overflow:auto" tabindex="0"><p style="inline-size:900px">In a region</p></div>'),
    );
    expect(await auditAllViewports(page)).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('16px');
  });

  test('finds content that paper cuts off, and links that are useless on paper', async ({ page }) => {
    const wide = '<div style="overflow:auto"><p style="inline-size:900px">In a region</p></div>';
    await page.setContent(html(`${wide}<a href="#main">Skip to content</a>`));
    expect(await auditPrint(page)).toEqual(
      expect.arrayContaining([
        'on paper of 794 px: cut off: <div> In a region',
        'on paper of 658 px: leads nowhere: <a> Skip to content',
      ]),
    );
  });
});
