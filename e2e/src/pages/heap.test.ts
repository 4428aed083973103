import type { Page } from 'playwright-core';
import { untilAlive } from '../harness/alive.ts';
import { heldBy } from '../harness/heap.ts';
import { prepareJourney } from '../harness/journey.ts';
import { accounts, enter } from '../people.ts';
import { PUBLIC_PAGES } from '../publicPages.ts';

/** A hundred rounds where the run is for them; else so many that a page which is never let go shows. */
const ROUNDS = Number(process.env.E2E_ROUNDS ?? 12);
/** After so many rounds everything is loaded, compiled and cached that a tab keeps. */
const SETTLED = Math.min(10, ROUNDS / 2);
/** So much more, as a share, may be there at the end. */
const MORE = 0.05;

const SECTIONS = [
  ...['overview', 'app-status', 'adoption', 'commerce', 'performance', 'content', 'products', 'bookings', 'events'],
  ...['takeaway', 'loyalty', 'achievements', 'ai-assistant', 'push-notifications', 'integrations', 'billing'],
  ...['add-ons', 'support', 'staff', 'settings'],
].map((section) => `/dashboard#${section}`);
const TABS = ['overview', 'clients', 'revenue', 'analytics', 'inbox'].map((tab) => `/admin?tab=${tab}`);

/** Everywhere that somebody can be without having the page anew. */
const PLACES = {
  'a visitor': { account: null, places: [...PUBLIC_PAGES] },
  'a client, in the portal and on the public site': {
    account: accounts.live,
    places: [...SECTIONS, '/content-management', '/integrations', '/', '/contact'],
  },
  'an operator': {
    account: accounts.operator,
    places: [...TABS, '/admin/operators', '/admin/releases', '/admin/audit', '/admin/account'],
  },
} as const;

/**
 * Goes from place to place as the site's own links do, and waits at each until it is drawn. In the page, at one go: the
 * browser keeps something of every call from outside.
 */
const goRound = (page: Page, places: readonly string[]): Promise<void> =>
  page.evaluate(async (all) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const to of all) {
      window.history.replaceState({ ...window.history.state, key: to }, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
      // What comes late has a place of its own until then.
      do await frame();
      while (!document.querySelector('main h1') || document.querySelector('main [aria-busy=true]'));
      await frame();
    }
  }, places);

describe(`a tab in which somebody goes through the site ${ROUNDS} times`, () => {
  const journey = prepareJourney({ env: { SKAL_LIMIT_LOGIN_IP: '1000/60' } });

  it.each(Object.entries(PLACES))(
    'keeps no page that is left: %s',
    async (_who, { account, places }) => {
      const page = await journey.newPage({ reducedMotion: 'reduce' });
      if (account) await enter(page, account);
      else {
        await page.goto('/');
        await untilAlive(page, 'page');
      }
      const devtools = await page.context().newCDPSession(page);
      const held = async (): Promise<number> => {
        await page.waitForLoadState('networkidle');
        return heldBy(devtools);
      };
      let settled = 0;
      for (let round = 1; round <= ROUNDS; round++) {
        await goRound(page, places);
        if (round === SETTLED) settled = await held();
      }
      expect(settled).toBeGreaterThan(1_000_000);
      expect((await held()) / settled - 1).toBeLessThan(MORE);
    },
    ROUNDS * 20_000,
  );
});
