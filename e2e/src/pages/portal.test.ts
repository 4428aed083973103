import { axe } from '@skal/tooling/src/browser/axe.ts';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, prepareJourney } from '../harness/journey.ts';
import { type Account, accounts, signIn } from '../people.ts';

/** The sections in their order (J5), with their titles (J6). */
const SECTIONS = {
  overview: 'Overview',
  'app-status': 'App Status',
  adoption: 'User Adoption',
  commerce: 'Commerce',
  performance: 'Performance',
  content: 'Content',
  products: 'Product Catalog',
  bookings: 'Reservations',
  events: 'Events & Experiences',
  takeaway: 'Takeaway Orders',
  loyalty: 'Loyalty',
  achievements: 'Achievements',
  'ai-assistant': 'AI Assistant',
  'push-notifications': 'Push Notifications',
  integrations: 'Integrations',
  billing: 'Billing',
  'add-ons': 'Add-ons',
  support: 'Support',
  staff: 'Staff Management',
  settings: 'Settings',
} as const;

const SIZES = [DESKTOP, PHONE];

/** Switches every feature on that has a section of its own, in the database: loyalty is nobody's to switch here. */
const ALL_FEATURES = JSON.stringify({
  reservations: true,
  ecommerce: true,
  events: true,
  takeaway: true,
  loyalty: true,
});

async function openSection(page: Page, id: string, title: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, id);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.waitForLoadState('networkidle');
}

describe('every section of the portal', () => {
  const journey = prepareJourney({ env: { SKAL_LIMIT_LOGIN_IP: '1000/60' } });

  /** A signed-in page whose session says that every feature is on. */
  const openPortal = async (account: Account, viewport: (typeof SIZES)[number]): Promise<Page> => {
    const page = await journey.newPage({ viewport, reducedMotion: 'reduce' });
    await page.route('**/api/session', async (route) => {
      const answer = await route.fetch();
      const session = await answer.json();
      if (session.business) session.business.features = JSON.parse(ALL_FEATURES);
      await route.fulfill({ response: answer, json: session });
    });
    await signIn(page, account);
    return page;
  };

  describe.each([
    ['before launch', accounts.client],
    ['after launch', accounts.live],
  ] as const)('%s', (_, account) => {
    it.each(SIZES)('is accessible (WCAG 2.2 AA) at $width px in light and dark, and fits the screen', async (size) => {
      const page = await openPortal(account, size);
      const found: string[] = [];
      for (const [id, title] of Object.entries(SECTIONS)) {
        await openSection(page, id, title);
        expect(await page.getByRole('main').count()).toBe(1);
        expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
        found.push(...(await axe(page)).map((line) => `${id}: ${line}`));
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > size.width) found.push(`${id} is ${width} px wide`);
      }
      expect(found).toEqual([]);
    });

    it.each(['/content-management', '/integrations'])(
      'I2, I3: %s opens for a client, and is accessible at every look',
      async (path) => {
        for (const size of SIZES) {
          const page = await openPortal(account, size);
          await page.goto(path);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page.waitForLoadState('networkidle');
          expect(await axe(page)).toEqual([]);
          await page.context().close();
        }
      },
    );
  });

  it('leaves no growing heap behind after 50 switches', async () => {
    const page = await openPortal(accounts.client, DESKTOP);
    const devtools = await page.context().newCDPSession(page);
    const heap = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await devtools.send('Runtime.getHeapUsage');
      return usedSize;
    };
    const round = async () => {
      for (const id of ['overview', 'app-status', 'support', 'settings', 'billing'] as const) {
        await openSection(page, id, SECTIONS[id]);
      }
    };
    await round();
    await round();
    const before = await heap();
    for (let rounds = 0; rounds < 10; rounds++) await round();
    // What a cache of five sections may still add; a leak of mounted sections is many times that.
    expect((await heap()) - before).toBeLessThan(1.5 * 1024 * 1024);
  });
});
