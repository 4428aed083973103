import { passkeySignIn } from '@skal/contracts/account/passkey';
import { demoAccounts, signIn } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { DESKTOP, PHONE } from '@skal/testing/viewports.ts';

test.describe('the site', () => {
  test('shows its headline, styled, with JavaScript off', async ({ newPage }) => {
    const page = await newPage({ javaScriptEnabled: false });
    await page.goto('/');
    const headline = page.getByRole('heading', { level: 1 });
    await expect(headline).toBeVisible();
    const style = await headline.evaluate((element) => {
      const { fontFamily, fontSize } = getComputedStyle(element);
      return { fontFamily, size: Number.parseFloat(fontSize) };
    });
    expect(style.fontFamily).toContain('Schibsted Grotesk');
    expect(style.size).toBeGreaterThan(32);
    await expect(page.getByRole('link', { name: 'Solutions' }).first()).toBeVisible();
  });

  test('B19: calls no API on a public page except for a passkey challenge, and sets no cookie', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api')) calls.push(pathname);
    });
    for (const path of ['/', '/about', '/contact']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    expect(calls).toEqual([]);
    const challenge = page.waitForResponse((response) => response.url().endsWith(passkeySignIn.begin.path));
    await page.goto('/login');
    await challenge;
    await page.waitForLoadState('networkidle');
    // Autofill and the first click need it at once (mfe-marketing/src/features/signIn/usePasskeySignIn.ts).
    expect(new Set(calls)).toEqual(new Set([passkeySignIn.begin.path]));
    expect(await page.context().cookies()).toEqual([]);
  });

  for (const { device, viewport } of [
    { device: 'desktop', viewport: DESKTOP },
    { device: 'phone', viewport: PHONE },
  ]) {
    test(`F23, F26: a visitor requests a consultation, and the row is in the database, on a ${device}`, async ({
      newPage,
      product,
    }) => {
      const page = await newPage({ viewport });
      await page.goto('/');
      await page.getByRole('button', { name: 'Start Your Project' }).first().click();
      const dialog = page.getByRole('dialog');
      const email = `visitor-${device}@cafe.example`;
      await dialog.getByLabel(/Full Name/).fill('Åse Øster');
      await dialog.getByLabel(/Email Address/).fill(email);
      await dialog.getByLabel(/Company Name/).fill('Café Æble');
      await dialog.getByRole('combobox', { name: /Industry/ }).click();
      await page.getByRole('option').first().click();
      await dialog.getByRole('textbox', { name: /phone/i }).fill('12345678');
      await dialog.getByRole('radio', { name: /Phone Call/ }).click();
      await dialog.locator('button[type=submit]').click();
      await expect(dialog.getByRole('heading', { name: 'Thank You!' })).toHaveText('Thank You!');
      const rows = await product.db.query('SELECT * FROM inquiries WHERE email = ?', [email]);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ kind: 'consultation', name: 'Åse Øster', company: 'Café Æble' });
    });
  }

  test('R15, I1, I9: the operator creates a client, who signs in and out, and the old cookie is rejected', async ({
    newPage,
    product,
  }) => {
    const operator = await newPage();
    await signIn(operator, demoAccounts.operator);
    expect(new URL(operator.url()).pathname).toBe('/admin');
    await operator.getByRole('tab', { name: 'Clients' }).click();
    await operator.getByRole('button', { name: 'Create Client' }).click();
    const form = operator.getByRole('dialog');
    const email = 'ny.kunde@vinbar.example';
    await form.getByLabel(/Contact Name/).fill('Karen Marie Lund');
    await form.getByLabel(/Email/).fill(email);
    await form.getByLabel(/Business Name/).fill('Vinbar Ved Åen');
    for (const [list, choice] of [
      [/Business Type/, /Wine Bar/i],
      [/Subscription Plan/, /Premium/],
    ] as const) {
      await form.getByRole('combobox', { name: list }).click();
      await operator.getByRole('option', { name: choice }).click();
    }
    await form.getByLabel(/^Password/).fill('en lang adgangskode');
    await form.locator('button[type=submit]').click();
    await operator.getByText('Client Created', { exact: true }).first().waitFor();
    await operator.getByRole('row', { name: /Vinbar Ved Åen/ }).waitFor();

    const client = await newPage();
    await signIn(client, { email, password: 'en lang adgangskode' });
    expect(new URL(client.url()).pathname).toBe('/dashboard');
    await client.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    const cookies = await client.context().cookies();
    await client.getByRole('button', { name: 'Logout' }).first().click();
    await client.waitForURL('**/login');

    const replay = (header: string) => fetch(`${product.url}/api/session`, { headers: { Cookie: header } });
    const old = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect(old).not.toBe('');
    expect((await replay(old)).status).toBe(401);
  });

  test('I8: an operator who opens the portal is redirected to /admin', async ({ page }) => {
    await signIn(page, demoAccounts.operator);
    await page.goto('/dashboard');
    await page.waitForURL('**/admin');
  });

  test('I7: without a session the portal says so and leads to the sign-in page', async ({
    expectBrowserError,
    page,
  }) => {
    expectBrowserError(/401/);
    await page.goto('/dashboard');
    await page.getByText('Authentication Required', { exact: true }).first().waitFor();
    await page.waitForURL('**/login');
  });

  test('T18: an unknown path is a 404 page with the navigation around it', async ({ expectBrowserError, page }) => {
    expectBrowserError(/404/);
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});
