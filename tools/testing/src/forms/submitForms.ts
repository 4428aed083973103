import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from '../viewports.ts';
import { expect, type Fixtures } from '../fixtures.ts';
import { auditAllViewports } from '../audit/viewportMatrix.ts';
import { clickWithInvalidFields } from '../audit/formClicks.ts';
import { waitForPageReady } from '../wait/pageReady.ts';
import type { Form } from './form.ts';

/** How many forms one test presses: each takes seconds, and there will be more of them. */
const AT_ONCE = 5;

/** Forms in groups for one test each. */
export const groupForms = (forms: readonly Form[]) =>
  Array.from({ length: Math.ceil(forms.length / AT_ONCE) }, (_, index) => ({
    part: index + 1,
    group: forms.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  }));

/** What is wrong with a form that was left invalid: the dialog or the article that it is in, or else the page. */
async function looksOf(page: Page): Promise<string[]> {
  for (const place of ['[role=dialog]', 'article']) {
    if ((await page.locator(place).count()) > 0) return auditAllViewports(page, place);
  }
  return auditAllViewports(page, 'main');
}

/**
 * Presses the buttons of some forms of one person at two widths; answers with what went wrong, and at the wider one with
 * what is wrong in any look.
 * @param enter brings somebody into a page of theirs
 */
export async function submitForms(
  { newPage, browserErrors }: Pick<Fixtures, 'newPage' | 'browserErrors'>,
  group: readonly Form[],
  enter: (page: Page) => Promise<void>,
): Promise<string[]> {
  const pressAt = async (viewport: typeof PHONE): Promise<string[]> => {
    const page = await newPage({ viewport, reducedMotion: 'reduce' });
    await enter(page);
    const lost: string[] = [];
    for (const { source, open, button, place, expectedErrors } of group) {
      if (expectedErrors) browserErrors.expect(expectedErrors);
      await open(page);
      // A dialog has the same words on the button that opens it, and makes that one inert.
      const it = page.locator('button[type=submit]').and(page.getByRole('button', { name: button }));
      // What comes above it later would take it away under the press.
      await it.waitFor();
      await waitForPageReady(page);
      const { count, lost: here } = await clickWithInvalidFields(page, it, place?.(page));
      lost.push(...here.map((line) => `${viewport.width} px, ${source}, ${button}: ${line}`));
      // A field at least, and the form itself.
      expect(count).toBeGreaterThan(1);
      if (viewport === DESKTOP) lost.push(...(await looksOf(page)).map((fault) => `${source} ${fault}`));
    }
    return lost;
  };
  return (await Promise.all([PHONE, DESKTOP].map(pressAt))).flat();
}
