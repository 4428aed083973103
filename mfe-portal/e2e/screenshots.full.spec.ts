import { expect, test } from '@skal/testing/fixtures.ts';
import { QA_SITE } from '@skal/testing/qa/qaPanel.ts';
import { expectScreenshots, findUnusedScreenshots, type ScreenshotState } from '@skal/testing/screenshots/pages.ts';
import { ALL_VARIANTS } from '@skal/testing/screenshots/variants.ts';

const HOME = '/dashboard?as=client';

/** Before and after the launch of an app. */
const STATES: readonly ScreenshotState[] = [
  { screen: 'Overview', name: 'zeros until launch' },
  { screen: 'Overview', name: 'live, with figures', variants: ALL_VARIANTS },
  { screen: 'App Status', name: 'an example plan' },
  { screen: 'App Status', name: 'live' },
  { screen: 'User Adoption', name: 'covered until launch' },
  { screen: 'Billing', name: 'live, with invoices' },
  { screen: 'My Tickets', name: 'filled' },
];

test.describe('screenshots of key pages of the portal', () => {
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
