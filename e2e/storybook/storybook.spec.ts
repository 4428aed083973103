import { expect, test } from '@skal/testing/fixtures.ts';
import { type Scheme, show } from '@skal/tooling/src/browser/axe.ts';
import { launchBrowser } from '@skal/tooling/src/browser.ts';
import { keptGallery } from '@skal/tooling/src/gallery/kept.ts';
import type { Browser } from '@playwright/test';
import { openStorybook } from '@skal/testing/screenshots/storybook.ts';
import { ReferenceScreenshots } from '@skal/testing/screenshots/references.ts';

/** Some 330 pictures: twenty seconds, and many times that on a machine that others keep busy. */
const LIMIT = 400_000;

/** A story that shows its schemes beside each other. */
const ONE_PICTURE = 'one-picture';
const ONCE = { ltr: ['light'], rtl: [] } as const satisfies Record<string, readonly Scheme[]>;

test.describe('each story of the gallery looks as it did', () => {
  const pictures = new ReferenceScreenshots('gallery');
  let browser: Browser | undefined;
  let folder: string;

  // A tester's site hands out the same one.
  test.beforeAll(async () => {
    [browser, folder] = await Promise.all([launchBrowser(), keptGallery()]);
  }, LIMIT);

  test.afterAll(() => browser?.close());

  for (const { direction, schemes } of [
    { how: 'in light, in dark and where colours are forced', direction: 'ltr', schemes: ['light', 'dark', 'forced'] },
    { how: 'from right to left', direction: 'rtl', schemes: ['light'] },
  ]) {
test(`${how}`,
    async () => {
 test.setTimeout(LIMIT);

      const gallery = await openStorybook(browser, folder, direction);
      const faults: string[] = [];
      for (const story of gallery.stories) {
        const own = story.tags.includes(ONE_PICTURE) ? ONCE[direction] : schemes;
        if (own.length === 0) continue;
        await gallery.open(story);
        for (const scheme of own) {
          await show(gallery.page, scheme);
          const name = `${story.id}.${direction === 'rtl' ? direction : scheme}`;
          faults.push(...pictures.hold(name, await gallery.capture(story)));
        }
      }
      expect([...faults, ...gallery.errors()]).toEqual([]);
      expect(gallery.stories.length).toBeGreaterThan(100);
      await gallery.close();
    },
  );
}

  test('and no picture is left of a story that is no more', () => {
    expect(pictures.unheld()).toEqual([]);
  });
});
