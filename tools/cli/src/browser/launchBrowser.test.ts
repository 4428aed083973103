import type { Page } from 'playwright-core';
import { FONT_FAMILIES } from './fonts.ts';
import { launchBrowser } from './launchBrowser.ts';

/** Returns the font families that render the first matching element. */
const fontsOf = async (page: Page, selector: string): Promise<string[]> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
};

describe('the browser', () => {
  it.each(FONT_FAMILIES)('has exactly one font on Linux: %s', async (font) => {
    const browser = await launchBrowser({ font });
    try {
      const page = await browser.newPage();
      await page.setContent('<h1 style="font: 700 2rem Helvetica, Verdana, serif">Skål 2026</h1>');
      expect(await fontsOf(page, 'h1')).toEqual([process.platform === 'linux' ? font : expect.any(String)]);
    } finally {
      await browser.close();
    }
  });

  it('lays out a page and keeps web security enabled', async () => {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.setContent('<h1>Skål</h1>');
      expect(await page.getByRole('heading', { name: 'Skål' }).evaluate((title) => title.clientHeight)).toBeGreaterThan(
        0,
      );
      const crossOrigin = await page.evaluate(() => {
        const frame = document.createElement('iframe');
        frame.src = 'data:text/html,<p>foreign</p>';
        document.body.append(frame);
        return new Promise((resolve) => {
          frame.onload = () => resolve(frame.contentDocument);
        });
      });
      expect(crossOrigin).toBeNull();
    } finally {
      await browser.close();
    }
  });
});
