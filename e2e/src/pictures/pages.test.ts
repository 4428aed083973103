import { show } from '@skal/tooling/src/browser/axe.ts';
import type { Page } from 'playwright-core';
import { prepareJourney } from '../harness/journey.ts';
import { linksOf, openState, TESTER } from '../harness/tester.ts';
import { Pictures, SHOT } from './pictures.ts';
import { placesOf } from './places.ts';

/** Some 70 pictures: half a minute, and many times that on a machine that others keep busy. */
const LIMIT = 400_000;

/** The day on which the answers of the mocks were written down. */
const NOON = new Date('2026-11-21T11:00:00Z');

/** Without what is a tester's. */
const STYLE = `${SHOT.style} [data-qa] { visibility: hidden !important }`;

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
  await page.waitForLoadState('networkidle');
}

describe('each key page looks as it did', () => {
  const journey = prepareJourney(TESTER);
  const pictures = new Pictures('pages');

  it(
    'at a desk and on a phone, in light and in dark',
    async () => {
      journey.expectTrouble(/404/);
      const page = await journey.newPage({ reducedMotion: 'reduce' });
      await page.clock.setFixedTime(NOON);
      const faults: string[] = [];
      for (const { link, looks, isWhole } of placesOf(await linksOf(page))) {
        const slug = new URL(link.href, 'http://localhost').searchParams.get('state');
        await openState(page, link);
        for (const { size, scheme } of looks) {
          await page.setViewportSize(size);
          await show(page, scheme);
          await untilWhole(page);
          const picture = await page.screenshot({ ...SHOT, style: STYLE, fullPage: isWhole });
          faults.push(...pictures.hold(`${slug}.${size.width}.${scheme}`, picture));
        }
      }
      expect(faults).toEqual([]);
    },
    LIMIT,
  );

  it('and no picture is left of a state that is no more', () => {
    expect(pictures.unheld()).toEqual([]);
  });
});
