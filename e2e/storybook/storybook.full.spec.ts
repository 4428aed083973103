import { expect, test } from '@skal/testing/fixtures.ts';
import { findUnusedReferences } from '@skal/testing/screenshots/references.ts';
import {
  expectStoryScreenshot,
  openStorybook,
  readStories,
  STORYBOOK_ORIGIN,
  type Story,
  showStory,
} from '@skal/testing/screenshots/storybook.ts';
import { applyColorScheme, type ColorScheme } from '@skal/tooling/src/browser/axe.ts';
import { cachedStorybook } from '@skal/tooling/src/storybook/cachedBuild.ts';

/** 480 screenshots take a minute on an idle machine, and the build of the Storybook half a minute. */
const TIMEOUT_MS = 400_000;

interface Run {
  readonly title: string;
  readonly direction: 'ltr' | 'rtl';
  readonly schemes: readonly ColorScheme[];
}

const RUNS: readonly Run[] = [
  { title: 'in light, dark and forced colours', direction: 'ltr', schemes: ['light', 'dark', 'forced'] },
  { title: 'from right to left', direction: 'rtl', schemes: ['light'] },
];

/** A story with this tag shows its schemes side by side: one screenshot is enough. */
const ONE_SCREENSHOT = 'one-picture';

const schemesOf = ({ tags }: Story, { direction, schemes }: Run): readonly ColorScheme[] => {
  if (!tags.includes(ONE_SCREENSHOT)) return schemes;
  return direction === 'ltr' ? ['light'] : [];
};

/** The path of a reference image: `actions/button/actions-button--primary.light.webp` for the id `actions-button--primary`. */
const pathOf = ({ id }: Story, { direction }: Run, scheme: ColorScheme): string => {
  const [component = ''] = id.split('--');
  return `${component.replace('-', '/')}/${id}.${direction === 'rtl' ? direction : scheme}.webp`;
};

// A trace runs scripts in every frame, which the sandbox of an email preview reports as an error.
test.use({ trace: 'off' });

test.describe('screenshots of the Storybook stories', () => {
  test.use({ baseURL: STORYBOOK_ORIGIN, viewport: { width: 800, height: 600 } });
  let folder: string;

  // The QA site serves the same build.
  test.beforeAll(async () => {
    test.setTimeout(TIMEOUT_MS);
    folder = await cachedStorybook();
  });

  for (const run of RUNS) {
    test(`match ${run.title}`, async ({ page }) => {
      test.setTimeout(TIMEOUT_MS);
      const stories = readStories(folder);
      expect(stories.length).toBeGreaterThan(100);
      await openStorybook(page, folder, run.direction);
      for (const story of stories) {
        const schemes = schemesOf(story, run);
        if (schemes.length === 0) continue;
        await test.step(story.id, async () => {
          await showStory(page, story);
          for (const scheme of schemes) {
            await applyColorScheme(page, scheme);
            await expectStoryScreenshot(page, story, pathOf(story, run, scheme));
          }
        });
      }
    });
  }

  test('have no reference image without a story', () => {
    const used = readStories(folder).flatMap((story) =>
      RUNS.flatMap((run) => schemesOf(story, run).map((scheme) => pathOf(story, run, scheme))),
    );
    expect(findUnusedReferences(used)).toEqual([]);
  });
});
