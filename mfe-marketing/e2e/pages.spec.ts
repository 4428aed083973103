import { expect, test } from '@skal/testing/fixtures.ts';
import { auditStatesOnPhone } from '@skal/testing/qa/auditStates.ts';
import { QA_SITE } from '@skal/testing/qa/qaPanel.ts';
import { firstStateOfEachScreen } from '@skal/testing/qa/states.ts';

test.describe('the public site', () => {
  test.use({ productOptions: QA_SITE });

  test('every screen renders on a phone, and is accessible in light and dark', async ({
    newPage,
    expectBrowserError,
  }) => {
    expectBrowserError(/^console error: (?!Contract violation)/, /-a-page-that-is-not-there$/);
    // The states of an invalid link.
    expectBrowserError(/^response: 410 POST .*\/api\/(set-password\/account|confirm-email|email-change\/stop)$/);
    const { count, found } = await auditStatesOnPhone({ newPage }, { choose: firstStateOfEachScreen });
    expect(count).toBeGreaterThan(1);
    expect(found).toEqual([]);
  });
});
