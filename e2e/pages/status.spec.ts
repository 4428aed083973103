import { expect, test } from '@skal/testing/fixtures.ts';
import { auditAllViewports } from '@skal/testing/audit/viewportMatrix.ts';

test.describe('the status of the site', () => {
  

  test('is said to people, by name, in every look and by keyboard', async ({ newPage }) => {
    const page = await newPage();
    await page.goto('/status');
    await page.getByRole('heading', { level: 1, name: 'Status of Skal' }).waitFor();
    await page.getByText('Everything is working.').waitFor();
    const database = page.getByRole('term').filter({ hasText: 'Database' });
    expect(await database.locator('xpath=following-sibling::dd').textContent()).toContain('Working');
    expect(await auditAllViewports(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Back to Home');
    await page.keyboard.press('Enter');
    await page.waitForURL('/');
  });
});
