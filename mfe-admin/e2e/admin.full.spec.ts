import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { readMotion, watchMotion } from '@skal/testing/audit/motion.ts';
import { auditAllViewports, auditPrint } from '@skal/testing/audit/viewportMatrix.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { waitForPageReady } from '@skal/testing/wait/pageReady.ts';
import { holdTimersUntilRendered, installTimerControl } from '@skal/testing/wait/timers.ts';
import { PAGES } from './pages.ts';

test.describe('every page of the admin dashboard', () => {
  test.use({ reducedMotion: 'reduce' });

  test.beforeEach(async ({ page }) => {
    await watchMotion(page);
    await openAccount(page, demoAccounts.operator);
  });

  test('is accessible in every theme and in print, and does not animate with reduced motion', async ({ page }) => {
    const found: string[] = [];
    for (const [path, readyText] of Object.entries(PAGES)) {
      await page.goto(path);
      await page.getByText(readyText).first().waitFor();
      await waitForPageReady(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const moved = await readMotion(page);
      const faults = [...moved, ...(await auditAllViewports(page)), ...(await auditPrint(page))];
      found.push(...faults.map((fault) => `${path} ${fault}`));
    }
    expect(found).toEqual([]);
  });

  test('shows every tab of the client panel accessibly in every theme', async ({ page, product }) => {
    const [client] = await product.db.query('SELECT business_id FROM accounts WHERE email = ?', [
      demoAccounts.live.email,
    ]);
    await page.goto(`/admin?tab=clients&client=${client?.business_id}`);
    const panel = page.getByRole('dialog');
    await panel.getByRole('tab').first().waitFor();
    const tabs = await panel.getByRole('tab').all();
    expect(tabs.length).toBeGreaterThan(3);
    const found: string[] = [];
    for (const tab of tabs) {
      const name = (await tab.textContent()) ?? '';
      await tab.click();
      await panel.getByRole('tabpanel', { name }).getByText(/\w/).first().waitFor();
      await waitForPageReady(page);
      found.push(...(await auditAllViewports(page, '[role=dialog]')).map((fault) => `${name} ${fault}`));
    }
    expect(found).toEqual([]);
  });

  test('renders a lazy tab as soon as its chunk is loaded', async ({ page }) => {
    await installTimerControl(page);
    await page.goto('/admin');
    await page.getByText(PAGES['/admin']).first().waitFor();
    await holdTimersUntilRendered(page);
    // Tabs with a lazy chunk.
    for (const name of ['Revenue', 'Inbox']) {
      await page.getByRole('tab', { name }).click();
      await page.waitForFunction((file) => window.skalDrawn.some((url) => url.includes(file)), `/${name}Tab.`);
    }
  });
});
