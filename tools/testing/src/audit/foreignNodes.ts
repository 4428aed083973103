/** DOM changes from outside the site: a page translator, and a browser extension. */
import type { Page } from '@playwright/test';

/**
 * Changes the page as Google Translate does: replaces each text node by two nested elements with its text.
 * @param mark appended to each text, where the translation must differ
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

/** Adds an icon and attributes to each field, as password managers do. Repeated calls change new fields only. */
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

/**
 * Records the error reports (RUM) that the page sends. Call it before the page opens: it installs a fake clock.
 * @returns a function that lets time pass until the page watches for errors, and returns all reports so far
 */
export async function recordErrorReports(page: Page): Promise<() => Promise<string[]>> {
  const reports: string[] = [];
  page.on('request', (request) => {
    const report = request.url().endsWith('/rum') ? (request.postData() ?? '') : '';
    if (/"kind":"(error|load|fallback)"|"ok":false/.test(report)) reports.push(report);
  });
  await page.clock.install();
  const watching = page.waitForResponse(/Watch/);
  return async () => {
    await page.clock.runFor(10_000);
    await watching;
    await page.waitForLoadState('networkidle');
    return reports;
  };
}
