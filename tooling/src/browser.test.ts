import { launchBrowser } from './browser.ts';

describe('the browser', () => {
  it('lays out a page with its own fonts and leaves web security on', async () => {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.setContent('<h1>Skål</h1>');
      expect(await page.getByRole('heading', { name: 'Skål' }).evaluate((title) => title.clientHeight)).toBeGreaterThan(
        0,
      );
      const foreign = await page.evaluate(() => {
        const frame = document.createElement('iframe');
        frame.src = 'data:text/html,<p>foreign</p>';
        document.body.append(frame);
        return new Promise((resolve) => {
          frame.onload = () => resolve(frame.contentDocument);
        });
      });
      expect(foreign).toBeNull();
    } finally {
      await browser.close();
    }
  });
});
