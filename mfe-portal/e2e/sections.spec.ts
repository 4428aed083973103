import { expect, test } from '@skal/testing/fixtures.ts';
import type { Page } from '@playwright/test';
import { retainedBytes } from '@skal/testing/audit/heapSize.ts';
import { auditAllViewports, auditPrint } from '@skal/testing/audit/viewportMatrix.ts';
import { readMotion, watchMotion } from '@skal/testing/audit/motion.ts';
import { waitForPageReady } from '@skal/testing/wait/pageReady.ts';
import { type Account, demoAccounts, openAccount } from '@skal/testing/accounts.ts';

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

/** How many sections one test looks at: each takes seconds. */
const AT_ONCE = 5;

const PARTS = Array.from({ length: Math.ceil(Object.keys(SECTIONS).length / AT_ONCE) }, (_, index) => {
  const sections = Object.entries(SECTIONS).slice(index * AT_ONCE, (index + 1) * AT_ONCE);
  return { sections, names: sections.map(([id]) => id).join(', ') };
});

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
  await waitForPageReady(page);
}

test.describe('every section of the portal', () => {
  test.use({ productOptions: { env: { SKAL_LIMIT_LOGIN_IP: '1000/60' } } });

  /** A signed-in page whose session says that every feature is on. */
  const openPortal = async (account: Account): Promise<Page> => {
    const page = await journey.newPage({ reducedMotion: 'reduce' });
    await page.route('**/api/session', async (route) => {
      const answer = await route.fetch();
      const session = await answer.json();
      if (session.business) session.business.features = JSON.parse(ALL_FEATURES);
      await route.fulfill({ response: answer, json: session });
    });
    await watchMotion(page);
    await openAccount(page, account);
    return page;
  };

  describe.each([
    ['before launch', demoAccounts.client],
    ['after launch', demoAccounts.live],
  ] as const)('%s', (_, account) => {
    const look = async (page: Page, name: string): Promise<string[]> => {
      expect(await page.getByRole('main').count()).toBe(1);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      const moved = await readMotion(page);
      const faults = [...moved, ...(await auditAllViewports(page)), ...(await auditPrint(page))];
      return faults.map((fault) => `${name} ${fault}`);
    };

    for (const { sections } of PARTS) {
test(`is sound in every look and on paper, and nothing moves for who asks for that: ${names}`,
      async () => {
        const page = await openPortal(account);
        const found: string[] = [];
        for (const [id, title] of sections) {
          await openSection(page, id, title);
          found.push(...(await look(page, id)));
        }
        expect(found).toEqual([]);
      },
    );
}

    test('I2, I3: the two pages beside it are, too', async () => {
      const page = await openPortal(account);
      const found: string[] = [];
      for (const path of ['/content-management', '/integrations']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await waitForPageReady(page);
        found.push(...(await look(page, path)));
      }
      expect(found).toEqual([]);
    });
  });

  test('leaves no growing heap behind after 50 switches', async () => {
    const page = await openPortal(demoAccounts.client);
    const devtools = await page.context().newCDPSession(page);
    const heap = async () => {
      await waitForPageReady(page);
      return retainedBytes(devtools);
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
