/** What others than the site do to its pages: a translator, and an extension of the browser. */
import type { Page } from '@playwright/test';

/**
 * Translates what is on the page, as Google's translator does: each text is taken out, and its words stand in two elements
 * in its place.
 * @param mark is put behind all words, where they are to be others
 */
export const translate = (page: Page, mark = ''): Promise<void> =>
  page.evaluate((suffix) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement, textContent }) =>
      parentElement?.closest('script, style, noscript, textarea') || !textContent?.trim()
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(`${text.data}${suffix}`);
      text.replaceWith(font);
    }
  }, mark);

/** Puts an icon beside each field, and attributes on it, as password managers do. Done again, it finds those of before. */
export const decorate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('input, textarea, form')) {
      if (field.hasAttribute('data-manager')) continue;
      field.setAttribute('data-manager', 'seen');
      const icon = document.createElement('div');
      Object.assign(icon.style, { position: 'absolute', pointerEvents: 'none' });
      icon.append(document.createElement('span'), 'Fill in');
      field.before(icon.cloneNode(true));
      field.after(icon);
    }
  });

/** Has the tab's time pass until it watches for errors; answers with what it tells the site of them from its start on. */
export async function faultsTold(page: Page): Promise<() => Promise<string[]>> {
  const told: string[] = [];
  page.on('request', (request) => {
    const report = request.url().endsWith('/rum') ? (request.postData() ?? '') : '';
    if (/"kind":"(error|load|fallback)"|"ok":false/.test(report)) told.push(report);
  });
  await page.clock.install();
  const watching = page.waitForResponse(/Watch/);
  return async () => {
    await page.clock.runFor(10_000);
    await watching;
    await page.waitForLoadState('networkidle');
    return told;
  };
}
