import { auditAllViewports } from '@skal/testing/audit/viewportMatrix.ts';
import { expect, test } from '@skal/testing/fixtures.ts';

test.describe('the status page', () => {
  test('names each part and its state, is sound in every viewport, and works by keyboard', async ({ page }) => {
    await page.goto('/status');
    await page.getByRole('heading', { level: 1, name: 'Status of Skal' }).waitFor();
    await page.getByText('Everything is working.').waitFor();
    const database = page.getByRole('term').filter({ hasText: 'Database' });
    await expect(database.locator('xpath=following-sibling::dd')).toContainText('Working');
    expect(await auditAllViewports(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Back to Home');
    await page.keyboard.press('Enter');
    await page.waitForURL('/');
  });
});
