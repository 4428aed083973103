import { expect, test } from '@skal/testing/fixtures.ts';
import { auditMobileMenu, auditStates, type StateNames, someStates } from '@skal/testing/qa/auditStates.ts';
import { QA_SITE, type StateLink } from '@skal/testing/qa/qaPanel.ts';
import { findMissingStates, firstStateOfEachScreen } from '@skal/testing/qa/states.ts';

const HOME = '/dashboard?as=client';

/** About thirty states, each of which takes several seconds on a busy machine. */
const TIMEOUT_MS = 600_000;

/** Sections of a live app that has reported data, which staff read on a phone. They are audited by keyboard as well. */
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

/** Dialogs that are no forms, and their results; a section over which a toast appears. */
const NAMED: StateNames = {
  Achievements: ['filled'],
  'Assistant in the corner': ['open'],
  'Change password': ['changed'],
  'My Tickets': ['long texts'],
  'Settings: codes': ['on, with recovery codes'],
  'Settings: passkeys': ['removing one'],
};

/** Without states on the operator's pages, which this site does not have: `e2e/pages/qa.full.spec.ts` reaches these. */
const firstStateOfEachPortalScreen = (links: readonly StateLink[]): StateLink[] =>
  firstStateOfEachScreen(links).filter(({ href }) => !href.startsWith('/admin'));

/** `npm run test:states` audits all of them. */
test.describe('what a tester can bring about of the portal', () => {
  test.use({ productOptions: QA_SITE });

  test('is on the screen as the list promises, the first state of each screen', async ({
    expectBrowserError,
    newPage,
  }) => {
    test.setTimeout(TIMEOUT_MS);
    expectBrowserError(/^console error: (?!Contract violation)/, /^response: \d+ \w+ .*\/api\//);
    expect(await findMissingStates({ newPage }, { from: HOME, choose: firstStateOfEachPortalScreen })).toEqual([]);
  });

  test('is sound in every look, each state on one load, and filled sections by keyboard', async ({
    expectBrowserError,
    newPage,
  }) => {
    test.setTimeout(TIMEOUT_MS);
    expectBrowserError(/^console error: (?!Contract violation)/, /^response: \d+ \w+ .*\/api\//);
    const named = { ...NAMED, ...FILLED };
    const { count, found } = await auditStates({ newPage }, { from: HOME, choose: someStates(named) }, FILLED);
    expect(count).toBeGreaterThan(Object.keys(named).length);
    expect(found).toEqual([]);
  });

  test('has a menu on a phone that is sound in every look', async ({ newPage }) => {
    expect(await auditMobileMenu({ newPage }, HOME)).toEqual([]);
  });
});
