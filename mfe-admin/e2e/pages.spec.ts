import { expect, test } from '@skal/testing/fixtures.ts';
import { auditStatesOnPhone } from '@skal/testing/qa/auditStates.ts';
import { QA_SITE } from '@skal/testing/qa/qaPanel.ts';
import { firstStateOfEachScreen } from '@skal/testing/qa/states.ts';

test.describe('the admin pages', () => {
  test.use({ productOptions: QA_SITE });

  test('every screen renders on a phone, and is accessible in light and dark', async ({ newPage }) => {
    const { count, found } = await auditStatesOnPhone(
      { newPage },
      { choose: firstStateOfEachScreen, from: '/admin?as=operator' },
    );
    expect(count).toBeGreaterThan(1);
    expect(found).toEqual([]);
  });
});
