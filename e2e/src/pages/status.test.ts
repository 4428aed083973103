import { prepareJourney } from '../harness/journey.ts';
import { faultsInEveryLook } from '../harness/looks.ts';

describe('the status of the site', () => {
  const journey = prepareJourney();

  it('is said to people, by name, in every look and by keyboard', async () => {
    const page = await journey.newPage();
    await page.goto('/status');
    await page.getByRole('heading', { level: 1, name: 'Status of Skal' }).waitFor();
    await page.getByText('Everything is working.').waitFor();
    const database = page.getByRole('term').filter({ hasText: 'Database' });
    expect(await database.locator('xpath=following-sibling::dd').textContent()).toContain('Working');
    expect(await faultsInEveryLook(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Back to Home');
    await page.keyboard.press('Enter');
    await page.waitForURL('/');
  });
});
