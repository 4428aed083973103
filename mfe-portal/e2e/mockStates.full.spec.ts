import { expect, test } from '@skal/testing/fixtures.ts';
import { auditMobileMenu, auditStates, type StateNames, someStates } from '@skal/testing/qa/auditStates.ts';
import { QA_SITE, type StateLink } from '@skal/testing/qa/qaPanel.ts';
import { findMissingStates, firstStateOfEachScreen } from '@skal/testing/qa/states.ts';

const HOME = '/dashboard?as=client';

/** About thirty states, each of which takes several seconds on a busy machine. */
const TIMEOUT_MS = 600_000;

/** Sections of a live app with data, which staff read on a phone. They are audited by keyboard as well. */
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

/** Dialogs without forms, and their results; a section with a toast. */
const NAMED: StateNames = {
  Achievements: ['filled'],
  'Assistant in the corner': ['open'],
  'Change password': ['changed'],
  'My Tickets': ['long texts'],
  'Settings: codes': ['on, with recovery codes'],
  'Settings: passkeys': ['removing one'],
};

/** Without states on admin pages, which this site does not have: `e2e/pages/qa.full.spec.ts` covers these. */
const firstStateOfEachPortalScreen = (links: readonly StateLink[]): StateLink[] =>
  firstStateOfEachScreen(links).filter(({ href }) => !href.startsWith('/admin'));

/** `npx playwright test --project=states` audits all of them. */
test.describe('mock states of the portal', () => {
  test.use({ productOptions: QA_SITE });

  test('show the expected screen, the first state of each screen', async ({ expectBrowserError, newPage }) => {
    test.setTimeout(TIMEOUT_MS);
    expectBrowserError(/^console error: (?!Contract violation)/, /^response: \d+ \w+ .*\/api\//);
    expect(await findMissingStates({ newPage }, { from: HOME, choose: firstStateOfEachPortalScreen })).toEqual([]);
  });

  test('are accessible in every theme, each state on one page load, and sections with data by keyboard', async ({
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

  test('show an accessible menu on a phone in every theme', async ({ newPage }) => {
    expect(await auditMobileMenu({ newPage }, HOME)).toEqual([]);
  });
});
