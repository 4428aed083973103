import type { Page } from '@playwright/test';
import { decorate, faultsTold, translate } from '../audit/foreignNodes.ts';
import { expect, type Fixtures } from '../fixtures.ts';
import { waitForPageReady } from '../wait/pageReady.ts';
import type { TestUser } from '../tour.ts';
import type { Form } from './form.ts';

/** Has what is on the page translated, and its fields decorated. */
async function change(page: Page): Promise<void> {
  await translate(page);
  await decorate(page);
}

/** Goes through the tabs of what is open, and changes what each shows. */
async function walkTabs(page: Page): Promise<void> {
  for (const tab of await page.getByRole('main').getByRole('tab').all()) {
    await tab.click();
    await waitForPageReady(page);
    await change(page);
  }
}

/** Chooses another option in each list of a form, and sends it as it is: what it says of that is changed in its turn. */
async function fillForm(page: Page, { button }: Form): Promise<void> {
  const send = page.locator('button[type=submit]').and(page.getByRole('button', { name: button }));
  await send.waitFor();
  await change(page);
  const form = page.locator('form').filter({ has: send });
  for (const list of await form.getByRole('combobox').and(page.locator('button')).all()) {
    await list.click();
    await change(page);
    const option = page.getByRole('option').last();
    const chosen = await option.textContent();
    await option.click();
    expect(await list.textContent()).toBe(chosen);
    await change(page);
  }
  if (await send.isEnabled()) await send.click();
  await change(page);
}

/**
 * Has somebody look at all that they can, and use each of these forms, while everything is translated and decorated as
 * soon as it is there; answers with what broke, and with what the site was told of it.
 * @param enter brings them into a page of theirs
 */
export async function walkChanged(
  { newPage, browserErrors }: Pick<Fixtures, 'newPage' | 'browserErrors'>,
  { tour }: Pick<TestUser, 'tour'>,
  forms: readonly Form[],
  enter: (page: Page) => Promise<unknown>,
): Promise<string[]> {
  const page = await newPage({ reducedMotion: 'reduce' });
  // A form that is sent by mistake changes nothing, and fails for no reason of its own.
  await page.route('**/api/**', (route) =>
    route.request().method() === 'POST' ? route.abort('aborted') : route.fallback(),
  );
  const told = await faultsTold(page);
  await enter(page);
  await change(page);
  const broken: string[] = [];
  const note = (name: string) => {
    if (broken.length === 0) broken.push(...browserErrors.unexpected().map((complaint) => `${name}: ${complaint}`));
  };
  for (const { name, open } of await tour(page)) {
    await open(page);
    await waitForPageReady(page);
    await change(page);
    await walkTabs(page);
    note(name);
  }
  for (const form of forms) {
    if (form.expectedErrors) browserErrors.expect(form.expectedErrors);
    await form.open(page);
    await fillForm(page, form);
    note(form.source);
  }
  return [...broken, ...(await told())];
}
