import { expect, test } from '@skal/testing/fixtures.ts';
import { QA_SITE } from '@skal/testing/qa/qaPanel.ts';
import { expectScreenshots, findUnusedScreenshots, type ScreenshotState } from '@skal/testing/screenshots/pages.ts';
import { ALL_VARIANTS } from '@skal/testing/screenshots/variants.ts';

const HOME = '/admin?as=operator';

const STATES: readonly ScreenshotState[] = [
  { screen: 'Admin overview', name: 'filled' },
  { screen: 'Clients', name: 'filled', variants: ALL_VARIANTS },
  { screen: 'Client panel', name: 'profile' },
  { screen: 'Revenue', name: 'filled' },
  { screen: 'Inbox', name: 'filled' },
];

test.describe('screenshots of key admin pages', () => {
  test.use({ productOptions: QA_SITE, reducedMotion: 'reduce' });

  for (const state of STATES) {
    test(`match: ${state.screen}, ${state.name}`, async ({ page }) => {
      await expectScreenshots(page, state, HOME);
    });
  }

  test('have no reference image without a test', async ({ page }) => {
    expect(await findUnusedScreenshots(page, STATES, HOME)).toEqual([]);
  });
});
