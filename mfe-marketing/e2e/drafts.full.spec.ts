import type { Page } from '@playwright/test';
import { expect, test } from '@skal/testing/fixtures.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';

test.describe('an unsent draft', () => {
  test('of a visitor is kept in their tab only', async ({ page }) => {
    const message = (tab: Page) => tab.getByLabel(/^Message/);
    const restored = /^We restored what you had typed\./;
    await page.goto('/contact');
    await waitForHydration(page, 'page');
    await message(page).fill('We have forty seats.');
    await page.reload();
    await page.getByText(restored).waitFor();
    expect(await message(page).inputValue()).toBe('We have forty seats.');
    const another = await page.context().newPage();
    await another.goto('/contact');
    await waitForHydration(another, 'page');
    await message(another).fill('An app');
    expect(await another.getByText(restored).count()).toBe(0);
  });
});
