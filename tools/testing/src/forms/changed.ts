import type { Page } from '@playwright/test';
import { decorate, recordErrorReports, translate } from '../audit/foreignNodes.ts';
import { expect, type Fixtures } from '../fixtures.ts';
import type { TestUser } from '../tour.ts';
import { waitForPageReady } from '../wait/pageReady.ts';
import type { Form } from './form.ts';

/** Translates the page as a browser extension does, and decorates its fields as a password manager does. */
async function changeNodes(page: Page): Promise<void> {
  await translate(page);
  await decorate(page);
}

/** Opens each tab of the page, and changes its nodes. */
async function openTabs(page: Page): Promise<void> {
  for (const tab of await page.getByRole('main').getByRole('tab').all()) {
    await tab.click();
    await waitForPageReady(page);
    await changeNodes(page);
  }
}

/** Chooses another option in each select of a form, submits it otherwise unfilled, and changes the nodes of its messages. */
async function fillForm(page: Page, { button }: Form): Promise<void> {
  const submit = page.locator('button[type=submit]').and(page.getByRole('button', { name: button }));
  await submit.waitFor();
  await changeNodes(page);
  const form = page.locator('form').filter({ has: submit });
  for (const list of await form.getByRole('combobox').and(page.locator('button')).all()) {
    await list.click();
    await changeNodes(page);
    const option = page.getByRole('option').last();
    const chosen = await option.textContent();
    await option.click();
    expect(await list.textContent()).toBe(chosen);
    await changeNodes(page);
  }
  if (await submit.isEnabled()) await submit.click();
  await changeNodes(page);
}

/**
 * Visits everything that a user can open, and uses each of these forms, while foreign scripts translate and decorate whatever
 * appears.
 * @param enter signs in on a new page
 * @returns the first errors that the browser reported, and those that the page reported to the site
 */
export async function walkChanged(
  { newPage, browserErrors }: Pick<Fixtures, 'newPage' | 'browserErrors'>,
  { tour }: Pick<TestUser, 'tour'>,
  forms: readonly Form[],
  enter: (page: Page) => Promise<unknown>,
): Promise<string[]> {
  const page = await newPage({ reducedMotion: 'reduce' });
  // A submitted form must not change data, nor fail because of the change.
  await page.route('**/api/**', (route) =>
    route.request().method() === 'POST' ? route.abort('aborted') : route.fallback(),
  );
  const takeErrorReports = await recordErrorReports(page);
  await enter(page);
  await changeNodes(page);
  const broken: string[] = [];
  const note = (name: string) => {
    if (broken.length === 0) broken.push(...browserErrors.unexpected().map((error) => `${name}: ${error}`));
  };
  for (const { name, open } of await tour(page)) {
    await open(page);
    await waitForPageReady(page);
    await changeNodes(page);
    await openTabs(page);
    note(name);
  }
  for (const form of forms) {
    if (form.expectedErrors) browserErrors.expect(form.expectedErrors);
    await form.open(page);
    await fillForm(page, form);
    note(form.source);
  }
  return [...broken, ...(await takeErrorReports())];
}
