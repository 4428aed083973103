import type { Page } from '@playwright/test';
import { type Account, demoAccounts, openAccount, signInViaApi } from '@skal/testing/accounts.ts';
import { businessIdOf } from '@skal/testing/appBackend.ts';
import { retainedBytes } from '@skal/testing/audit/heapSize.ts';
import { readMotion, watchMotion } from '@skal/testing/audit/motion.ts';
import { auditAllViewports, auditPrint } from '@skal/testing/audit/viewportMatrix.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { SECTION_TITLES } from '@skal/testing/sectionTitles.ts';
import type { Product } from '@skal/testing/site/productProcess.ts';
import { waitForPageReady } from '@skal/testing/wait/pageReady.ts';

/** Number of sections per test: auditing each takes seconds. */
const SECTIONS_PER_TEST = 5;

const SECTION_GROUPS = Array.from(
  { length: Math.ceil(Object.keys(SECTION_TITLES).length / SECTIONS_PER_TEST) },
  (_, index) => {
    const sections = Object.entries(SECTION_TITLES).slice(index * SECTIONS_PER_TEST, (index + 1) * SECTIONS_PER_TEST);
    return { sections, names: sections.map(([id]) => id).join(', ') };
  },
);

/** Every feature with a section of its own. */
const ALL_FEATURES = { reservations: true, ecommerce: true, events: true, takeaway: true, loyalty: true };

async function openSection(page: Page, id: string, title: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, id);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await waitForPageReady(page);
}

test.describe('every section of the portal', () => {
  test.use({ productOptions: { env: { SKAL_LIMIT_LOGIN_IP: '1000/60' } }, reducedMotion: 'reduce' });

  /** Signs in after the operator has enabled every feature: the server renders the page by the stored features. */
  const openPortal = async ({ page, product }: { page: Page; product: Product }, account: Account): Promise<void> => {
    await signInViaApi(page, demoAccounts.operator);
    const change = { data: { features: ALL_FEATURES }, headers: { 'sec-fetch-site': 'same-origin' } };
    const path = `/api/admin/clients/${await businessIdOf(product, account)}`;
    expect((await page.request.patch(path, change)).status()).toBe(200);
    await watchMotion(page);
    await openAccount(page, account);
  };

  for (const { phase, account } of [
    { phase: 'before launch', account: demoAccounts.client },
    { phase: 'after launch', account: demoAccounts.live },
  ]) {
    test.describe(phase, () => {
      const auditSection = async (page: Page, name: string): Promise<string[]> => {
        await expect(page.getByRole('main')).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        const moved = await readMotion(page);
        const faults = [...moved, ...(await auditAllViewports(page)), ...(await auditPrint(page))];
        return faults.map((fault) => `${name} ${fault}`);
      };

      for (const { sections, names } of SECTION_GROUPS) {
        test(`is accessible in every theme and in print, and does not animate with reduced motion: ${names}`, async ({
          page,
          product,
        }) => {
          await openPortal({ page, product }, account);
          const failures: string[] = [];
          for (const [id, title] of sections) {
            await openSection(page, id, title);
            failures.push(...(await auditSection(page, id)));
          }
          expect(failures).toEqual([]);
        });
      }

      test('I2, I3: the two other pages are accessible in every theme and in print', async ({ page, product }) => {
        await openPortal({ page, product }, account);
        const failures: string[] = [];
        for (const path of ['/content-management', '/integrations']) {
          await page.goto(path);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await waitForPageReady(page);
          failures.push(...(await auditSection(page, path)));
        }
        expect(failures).toEqual([]);
      });
    });
  }

  test('does not leak memory in 50 switches', async ({ page, product }) => {
    await openPortal({ page, product }, demoAccounts.client);
    const devtools = await page.context().newCDPSession(page);
    const heap = async () => {
      await waitForPageReady(page);
      return retainedBytes(devtools);
    };
    const visitSections = async () => {
      for (const id of ['overview', 'app-status', 'support', 'settings', 'billing']) {
        await openSection(page, id, SECTION_TITLES[id] ?? id);
      }
    };
    await visitSections();
    await visitSections();
    const before = await heap();
    for (let rounds = 0; rounds < 10; rounds++) await visitSections();
    // Caches of five sections may still grow by this much. A leak of mounted sections is many times that.
    expect((await heap()) - before).toBeLessThan(1.5 * 1024 * 1024);
  });
});
