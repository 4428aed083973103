import type { Page } from '@playwright/test';
import { imageDifference } from '@skal/testing/audit/imageDiff.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { QA_SITE } from '@skal/testing/qa/qaPanel.ts';
import { saveReport, screenshotIn } from '@skal/testing/qa/report.ts';

/** The share of a region that may differ: a scrollbar beside the menu is nearly twice of it, and glyphs a tenth. */
const REGION = 0.005;

async function openShown(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page
    .getByRole('status', { name: 'State' })
    .getByText(/: shown$/)
    .waitFor();
  await page.waitForLoadState('networkidle');
}

/** Takes a screenshot without the panel, and the image in the panel's report. */
async function takeBoth(page: Page): Promise<[seen: string, drawn: string]> {
  const seen = await page.screenshot({ style: '[data-qa] { visibility: hidden !important }' });
  await page.getByRole('button', { name: 'QA' }).click();
  return [`data:image/png;base64,${seen.toString('base64')}`, screenshotIn(await saveReport(page))];
}

test.describe('the image in a QA report', () => {
  test.use({ productOptions: QA_SITE, reducedMotion: 'reduce' });

  test('shows a scrolled page as the screen does, with fixed, sticky and scrolling parts', async ({ page }) => {
    for (const [path, scrolled] of [
      ['/privacy-policy?as=visitor&state=public-site-privacy', 'html'],
      ['/dashboard?as=client&state=app-status-an-example-plan#app-status', 'html'],
      ['/about?as=visitor&state=consultation-popup-empty', '[role=dialog] *'],
    ] as const) {
      await openShown(page, path);
      const moved = await page.evaluate((places) => {
        for (const place of document.querySelectorAll(places)) place.scrollTop = 300;
        return [...document.querySelectorAll(places)].some(({ scrollTop }) => scrollTop > 50);
      }, scrolled);
      expect(moved, path).toBe(true);
      const share = await imageDifference(page, await takeBoth(page));
      expect(share, path).toBeLessThan(0.03);
    }
  });

  test('shows the values of a form', async ({ page }) => {
    await openShown(page, '/dashboard?as=client&state=ticket-form-empty&phone=%2B49#support');
    await page.getByLabel('Description').fill('The menu of the evening is not shown since this morning.');
    await page.getByLabel('Country').selectOption('+46');
    const pictures = await takeBoth(page);
    // The menu scrolls at this height: a scrollbar beside it would make it narrower.
    for (const label of ['Description', 'Country', 'Sections']) {
      const part = await page.getByLabel(label).boundingBox();
      if (!part) throw new Error(`${label} is not on the screen`);
      const share = await imageDifference(page, pictures, part);
      expect(share, label).toBeLessThan(REGION);
    }
  });
});
