import { expect, test } from '@skal/testing/fixtures.ts';
import { auditMobileMenu, auditStates, type StateNames, someStates } from '@skal/testing/qa/auditStates.ts';
import { firstStateOfEachScreen, findMissingStates } from '@skal/testing/qa/states.ts';
import { type StateLink, QA_SITE } from '@skal/testing/qa/qaPanel.ts';

const HOME = '/dashboard?as=client';

/** Some thirty states, with several seconds of a page each where others keep the machine busy. */
const LIMIT = 600_000;

/** Sections of a live app with all that it has reported, to be read on a phone behind the bar. */
const FILLED: StateNames = {
  Overview: ['live, with figures', 'live, no report for days'],
  'User Adoption': ['filled'],
  Commerce: ['filled'],
  Performance: ['filled'],
  Content: ['filled'],
  'Product Catalog': ['of a shop: filled'],
  Reservations: ['filled'],
  'Events & Experiences': ['filled'],
  'Takeaway Orders': ['filled'],
  Loyalty: ['filled'],
  'Push Notifications': ['filled'],
  Billing: ['the break-even: filled'],
  Integrations: ['reports: filled'],
};

/** Windows over a page that are no form, and what comes of one; a section over which a toast comes and goes. */
const NAMED: StateNames = {
  Achievements: ['filled'],
  'Assistant in the corner': ['open'],
  'Change password': ['changed'],
  'My Tickets': ['long texts'],
  'Settings: codes': ['on, with recovery codes'],
  'Settings: passkeys': ['removing one'],
};

/** What its states have of the operator's pages is brought about where these are: `e2e/src/pages/qa.test.ts`. */
const firstOwn = (links: readonly StateLink[]): StateLink[] =>
  firstStateOfEachScreen(links).filter(({ href }) => !href.startsWith('/admin'));

/** All of them are looked at by `npm run test:states`. */
test.describe('what a tester can bring about of the portal', () => {
  test.use({ productOptions: QA_SITE });

  test(
    'is on the screen as the list promises, the first state of each screen',
    async ({ expectBrowserError, newPage }) => {
 test.setTimeout(LIMIT);

      expectBrowserError(/^console error: (?!A mock lies)/, /^response: \d+ \w+ .*\/api\//);
      expect(await findMissingStates({ newPage }, { from: HOME, choose: firstOwn })).toEqual([]);
    },
  );

  test(
    'is sound in every look, each state on one load, and filled sections by keyboard',
    async ({ expectBrowserError, newPage }) => {
 test.setTimeout(LIMIT);

      expectBrowserError(/^console error: (?!A mock lies)/, /^response: \d+ \w+ .*\/api\//);
      const named = { ...NAMED, ...FILLED };
      const { count, found } = await auditStates({ newPage }, { from: HOME, choose: someStates(named) }, FILLED);
      expect(count).toBeGreaterThan(Object.keys(named).length);
      expect(found).toEqual([]);
    },
  );

  test('has a menu on a phone that is sound in every look', async ({ newPage }) => {
    expect(await auditMobileMenu({ newPage }, HOME)).toEqual([]);
  });
});
