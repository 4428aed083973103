import type { Page, Response } from '@playwright/test';
import { openTestRegistry } from '@skal/shell/server/testing/registry.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { changeAndWait, createVersion } from '@skal/testing/releases/versions.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';

const BUNDLE = 'mfe-marketing';
const VERSION = '9.9.9-one-sentence';
const SENTENCE = 'Club members spend more per visit than other guests.';
const NEXT_SENTENCE = 'Club members spend a little more per visit than guests without a card.';
/** What a release of one sentence may cost a visitor who returns, in bytes of bodies. */
const MAX_BYTES = 5_000;

test.use({ bundles: ['shell', BUNDLE] });

/** Opens the page. Returns its responses from the network. */
async function visit(page: Page, until: (response: Response) => boolean): Promise<Response[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const last = page.waitForResponse(until);
  await page.goto('/');
  await waitForHydration(page, 'page');
  await last;
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
  return responses.filter((_, index) => (sizes[index]?.responseBodySize ?? 0) > 0);
}

const isDictionary = (response: Response) => response.url().includes('/r/pages/');

test('a release of one sentence is sent as a difference to a visitor who returns', async ({ page, product }) => {
  await visit(page, (response) => response.url().includes('HomePage'));
  await page.goto('about:blank');
  // The second visit loads the dictionary of pages.
  await visit(page, isDictionary);
  await page.goto('about:blank');

  const registry = openTestRegistry(product.dataDir);
  const editEveryFile = (text: string) => text.replaceAll(SENTENCE, NEXT_SENTENCE);
  const dir = createVersion(registry, BUNDLE, VERSION, { editEveryFile, mode: 'production' });
  await changeAndWait(product.url, () => registry.publish([dir]));

  const responses = await visit(page, isDictionary);
  await expect(page.getByText(NEXT_SENTENCE)).toBeVisible();
  const encodings = await Promise.all(responses.map((response) => response.headerValue('content-encoding')));
  expect(new Set(encodings)).toEqual(new Set(['dcz']));
  const lengths = await Promise.all(responses.map((response) => response.headerValue('content-length')));
  expect(lengths.reduce((sum, length) => sum + Number(length), 0)).toBeLessThan(MAX_BYTES);
});
