import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { measureFontShifts } from '@skal/testing/audit/fontShifts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { FONT_FAMILIES } from '@skal/tooling/src/browser/fonts.ts';

test.describe('with a fallback font until the web font loads', () => {
  for (const font of FONT_FAMILIES) {
    test(`/admin does not shift: ${font}`, async ({ newPage }) => {
      const page = await newPage({ font, reducedMotion: 'reduce' });
      await openAccount(page, demoAccounts.operator);
      const waitUntilReady = () => page.waitForLoadState('networkidle');
      expect(await measureFontShifts(page, ['/admin'], waitUntilReady)).toEqual({});
    });
  }
});
