/** Pages of a tester's list, held against pictures of them. */
import { show } from '@skal/tooling/src/browser/axe.ts';
import type { Page } from '@playwright/test';
import type { NewPage } from '../fixtures.ts';
import { waitForPageReady } from '../wait/pageReady.ts';
import { readLinks, openState, type StateFilter } from '../qa/qaPanel.ts';
import { type ReferenceScreenshots, SCREENSHOT_OPTIONS } from './references.ts';
import { ALL_VARIANTS, DEFAULT_VARIANTS } from './variants.ts';

/** Some 40 pictures: a quarter of a minute, and many times that on a machine that others keep busy. */
export const SCREENSHOTS_TIMEOUT_MS = 400_000;

/** The day on which the answers of the mocks were written down. */
const NOON = new Date('2026-11-21T11:00:00Z');

/** Without what is a tester's. */
const STYLE = `${SCREENSHOT_OPTIONS.style} [data-qa] { visibility: hidden !important }`;

const HOME = '/';

/** Waits for what comes when its place is on the screen, and for what comes by itself. */
async function untilWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images]
        .filter(({ loading, complete }) => complete || loading !== 'lazy')
        .map((image) => image.decode().catch(() => undefined)),
    );
  });
  await waitForPageReady(page);
}

/** Which pages there are pictures of. */
interface Places extends StateFilter {
  /** What has a look of its own in every combination, being large, or over another page: `Log in: empty`. */
  readonly inAll: readonly string[];
}

/** Looks at pages at a desk and on a phone, in light and in dark; a line for each that does not look as it did. */
export async function comparePages(
  { newPage }: { newPage: NewPage },
  pictures: ReferenceScreenshots,
  { inAll, ...wanted }: Places,
): Promise<string[]> {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(NOON);
  const faults: string[] = [];
  for (const link of await readLinks(page, wanted)) {
    const { pathname, searchParams } = new URL(link.href, 'http://localhost');
    await openState(page, link);
    for (const { size, scheme } of inAll.includes(`${link.screen}: ${link.name}`) ? ALL_VARIANTS : DEFAULT_VARIANTS) {
      await page.setViewportSize(size);
      await show(page, scheme);
      await untilWhole(page);
      const picture = await page.screenshot({ ...SCREENSHOT_OPTIONS, style: STYLE, fullPage: pathname === HOME });
      faults.push(...pictures.hold(`${searchParams.get('state')}.${size.width}.${scheme}`, picture));
    }
  }
  return faults;
}
