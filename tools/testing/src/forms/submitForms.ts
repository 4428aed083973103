import type { Page } from '@playwright/test';
import { clickWithInvalidFields } from '../audit/formClicks.ts';
import { auditAllViewports } from '../audit/viewportMatrix.ts';
import { expect, type Fixtures } from '../fixtures.ts';
import { DESKTOP, PHONE } from '../viewports.ts';
import { waitForPageReady } from '../wait/pageReady.ts';
import type { Form } from './form.ts';

/** How many forms one test submits: each takes seconds. */
const FORMS_PER_TEST = 5;

/** Splits forms into groups, one for each test. */
export const groupForms = (forms: readonly Form[]) =>
  Array.from({ length: Math.ceil(forms.length / FORMS_PER_TEST) }, (_, index) => ({
    part: index + 1,
    group: forms.slice(index * FORMS_PER_TEST, (index + 1) * FORMS_PER_TEST),
  }));

/** Audits the dialog or the article that contains the form, or else the page. */
async function auditForm(page: Page): Promise<string[]> {
  for (const place of ['[role=dialog]', 'article']) {
    if ((await page.locator(place).count()) > 0) return auditAllViewports(page, place);
  }
  return auditAllViewports(page, 'main');
}

/**
 * Clicks the submit buttons of forms with invalid fields, on a phone and on a desktop, and audits the desktop pages in every
 * viewport and colour scheme.
 * @param enter signs in on a new page
 * @returns a line for each lost click and each fault
 */
export async function submitForms(
  { newPage, browserErrors }: Pick<Fixtures, 'newPage' | 'browserErrors'>,
  group: readonly Form[],
  enter: (page: Page) => Promise<void>,
): Promise<string[]> {
  const submitAt = async (viewport: typeof PHONE): Promise<string[]> => {
    const page = await newPage({ viewport, reducedMotion: 'reduce' });
    await enter(page);
    const lostClicks: string[] = [];
    for (const { source, open, button, place, expectedErrors } of group) {
      if (expectedErrors) browserErrors.expect(expectedErrors);
      await open(page);
      // The button that opens a dialog may have the same name.
      const submit = page.locator('button[type=submit]').and(page.getByRole('button', { name: button }));
      // Content that arrives above the button later would move it during the click.
      await submit.waitFor();
      await waitForPageReady(page);
      const { count, faults } = await clickWithInvalidFields(page, submit, place?.(page));
      lostClicks.push(...faults.map((line) => `${viewport.width} px, ${source}, ${button}: ${line}`));
      // At least one click for a field, and one for the form itself.
      expect(count).toBeGreaterThan(1);
      if (viewport === DESKTOP) lostClicks.push(...(await auditForm(page)).map((fault) => `${source} ${fault}`));
    }
    return lostClicks;
  };
  return (await Promise.all([PHONE, DESKTOP].map(submitAt))).flat();
}
