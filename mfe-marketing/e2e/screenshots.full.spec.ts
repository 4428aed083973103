import { expect, test } from '@skal/testing/fixtures.ts';
import { QA_SITE } from '@skal/testing/qa/qaPanel.ts';
import { expectScreenshots, findUnusedScreenshots, type ScreenshotState } from '@skal/testing/screenshots/pages.ts';
import { ALL_VARIANTS } from '@skal/testing/screenshots/variants.ts';
import { registerSourceMacros } from '@skal/tooling/src/webpack/messages/sourceMacros.ts';

// Node compiles the texts of the sources.
registerSourceMacros();
const { paths } = await import('../src/content/contentTypes.ts');

const NOT_FOUND: ScreenshotState = { screen: 'Public site', name: 'a page that is not there' };

/** Every public page, and the dialog over one. */
const STATES: readonly ScreenshotState[] = [
  ...Object.keys(paths).map((name) => ({
    screen: 'Public site',
    name,
    ...(name === 'login' && { variants: ALL_VARIANTS }),
  })),
  NOT_FOUND,
  { screen: 'Consultation popup', name: 'empty', variants: ALL_VARIANTS },
  { screen: 'Consultation popup', name: 'required fields missing' },
];

test.describe('screenshots of the public site', () => {
  test.use({ productOptions: QA_SITE, reducedMotion: 'reduce' });

  for (const state of STATES) {
    test(`match: ${state.screen}, ${state.name}`, async ({ page, expectBrowserError }) => {
      if (state === NOT_FOUND) expectBrowserError(/404/);
      await expectScreenshots(page, state);
    });
  }

  test('have no reference image without a test', async ({ page }) => {
    expect(await findUnusedScreenshots(page, STATES)).toEqual([]);
  });
});
