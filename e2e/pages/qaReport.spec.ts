import { expect, test } from '@skal/testing/fixtures.ts';
import type { Page } from '@playwright/test';
import { imageDifference } from '@skal/testing/audit/imageDiff.ts';
import { screenshotIn, saveReport } from '@skal/testing/qa/report.ts';
import { QA_SITE } from '@skal/testing/qa/qaPanel.ts';

/** Of a part of a page so much may differ: a scrollbar beside the menu is nearly twice of it, and letters a tenth. */
const PART = 0.005;

async function openShown(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page
    .getByRole('status', { name: 'State' })
    .getByText(/: shown$/)
    .waitFor();
  await page.waitForLoadState('networkidle');
}

/** What the browser sees without the panel, and what the panel's report has drawn of it. */
async function takeBoth(page: Page): Promise<[seen: string, drawn: string]> {
  const seen = await page.screenshot({ style: '[data-qa] { visibility: hidden !important }' });
  await page.getByRole('button', { name: 'QA' }).click();
  return [`data:image/png;base64,${seen.toString('base64')}`, screenshotIn(await saveReport(page))];
}

test.describe('the picture in a report', () => {
  test.use({ productOptions: QA_SITE });

  test('draws a page that is scrolled as it is on the screen, with what is fixed, what sticks and what scrolls in it', async ({ newPage }) => {
    const page = await newPage({ reducedMotion: 'reduce' });
    for (const [path, scrolled] of [
      ['/privacy-policy?as=visitor&state=public-site-privacy-policy', 'html'],
      ['/dashboard?as=client&state=app-status-an-example-plan#app-status', 'html'],
      ['/about?as=visitor&state=consultation-popup-empty', '[role=dialog] *'],
    ] as const) {
      await openShown(page, path);
      const moved = await page.evaluate((places) => {
        for (const place of document.querySelectorAll(places)) place.scrollTop = 300;
        return [...document.querySelectorAll(places)].some(({ scrollTop }) => scrollTop > 50);
      }, scrolled);
      expect([path, moved]).toEqual([path, true]);
      const share = await imageDifference(page, await takeBoth(page));
      expect([path, share < 0.03, share]).toEqual([path, true, share]);
    }
  });

  test('draws what is entered and chosen in a form', async ({ newPage }) => {
    const page = await newPage({ reducedMotion: 'reduce' });
    await openShown(page, '/dashboard?as=client&state=ticket-form-empty&phone=%2B49#support');
    await page.getByLabel('Description').fill('The menu of the evening is not shown since this morning.');
    await page.getByLabel('Country').selectOption('+46');
    const pictures = await takeBoth(page);
    // The menu scrolls at this height: a bar beside it would take its room.
    for (const label of ['Description', 'Country', 'Sections']) {
      const part = await page.getByLabel(label).boundingBox();
      if (!part) throw new Error(`${label} is not on the screen`);
      const share = await imageDifference(page, pictures, part);
      expect([label, share < PART, share]).toEqual([label, true, share]);
    }
  });
});
