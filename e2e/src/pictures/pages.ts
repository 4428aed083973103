/** Pages of a tester's list, held against pictures of them. */
import { show } from '@skal/tooling/src/browser/axe.ts';
import type { Page } from 'playwright-core';
import type { Journey } from '../harness/journey.ts';
import { untilThere } from '../harness/there.ts';
import { linksOf, openState, type Wanted } from '../tester/tester.ts';
import { type Pictures, SHOT } from './pictures.ts';
import { ALL, EACH } from './places.ts';

/** Some 40 pictures: a quarter of a minute, and many times that on a machine that others keep busy. */
export const PICTURES_LIMIT = 400_000;

/** The day on which the answers of the mocks were written down. */
const NOON = new Date('2026-11-21T11:00:00Z');

/** Without what is a tester's. */
const STYLE = `${SHOT.style} [data-qa] { visibility: hidden !important }`;

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
  await untilThere(page);
}

/** Which pages there are pictures of. */
interface Places extends Wanted {
  /** What has a look of its own in every combination, being large, or over another page: `Log in: empty`. */
  readonly inAll: readonly string[];
}

/** Looks at pages at a desk and on a phone, in light and in dark; a line for each that does not look as it did. */
export async function unlikePages(
  { newPage }: Pick<Journey, 'newPage'>,
  pictures: Pictures,
  { inAll, ...wanted }: Places,
): Promise<string[]> {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(NOON);
  const faults: string[] = [];
  for (const link of await linksOf(page, wanted)) {
    const { pathname, searchParams } = new URL(link.href, 'http://localhost');
    await openState(page, link);
    for (const { size, scheme } of inAll.includes(`${link.screen}: ${link.name}`) ? ALL : EACH) {
      await page.setViewportSize(size);
      await show(page, scheme);
      await untilWhole(page);
      const picture = await page.screenshot({ ...SHOT, style: STYLE, fullPage: pathname === HOME });
      faults.push(...pictures.hold(`${searchParams.get('state')}.${size.width}.${scheme}`, picture));
    }
  }
  return faults;
}
