import { demoAccounts } from '@skal/testing/accounts.ts';
import { blockState } from '@skal/testing/audit/storageBlocked.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { PUBLIC_PAGES } from '@skal/testing/publicPages.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';

test.describe('a browser that blocks cookies and storage', () => {
  test.beforeEach(({ context }) => blockState(context));

  test('shows every public page, interactive', async ({ page }) => {
    for (const path of PUBLIC_PAGES) {
      await page.goto(path);
      await waitForHydration(page, 'page');
      await page.locator('main h1').waitFor();
    }
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Book Discovery Call' }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/Full Name/)
      .fill('Åse Øster');
  });

  test('sees at the sign-in that cookies are needed, and sends no password', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
    await page.goto('/login');
    await waitForHydration(page, 'page');
    await page.getByLabel('Email').fill(demoAccounts.client.email);
    await page.getByLabel('Password', { exact: true }).fill(demoAccounts.client.password);
    await page.getByRole('button', { name: 'Access Dashboard' }).click();
    await page.getByText('Cookies Are Needed').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(await page.getByLabel('Email').inputValue()).toBe(demoAccounts.client.email);
    expect(await page.getByText('Login Successful').count()).toBe(0);
    expect(sent).not.toContain('/api/login');
  });
});
