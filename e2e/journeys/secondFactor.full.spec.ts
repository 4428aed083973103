import type { Page } from '@playwright/test';
import { demoAccounts, openAccount, signIn } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { auditLightAndDark } from '@skal/tooling/src/browser/axe.ts';
import { Secret, TOTP } from 'otpauth';

const { operator } = demoAccounts;
const HALF_MINUTE = 30_000;
/** A virtual authenticator of Chrome that stores passkeys and confirms every request. */
const AUTHENTICATOR = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

test.describe('authentication by more than a password', () => {
  const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code' });

  /** Signs in with the password, and enters a code. */
  const signInWith = async (page: Page, code: string, path = '/login') => {
    await page.goto(path);
    await page.getByLabel('Email').fill(operator.email);
    await page.getByLabel('Password', { exact: true }).fill(operator.password);
    await page.getByRole('button', { name: 'Access Dashboard' }).click();
    const field = codeField(page);
    await field.waitFor();
    await expect(field).toBeFocused();
    await field.fill(code);
    await page.keyboard.press('Enter');
  };

  test('a second factor is set up, required, and replaced by a recovery code', async ({
    expectBrowserError,
    newPage,
  }) => {
    // A password without a code, and a wrong code.
    expectBrowserError(/401/);
    const page = await newPage();
    await signIn(page, operator);
    await page.goto('/admin/account');
    await page.getByRole('button', { name: 'Set up' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Current password/).fill(operator.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('img', { name: /^QR code/ }).waitFor();
    expect(await auditLightAndDark(page)).toEqual([]);
    const key = (await dialog.locator('code').textContent()) ?? '';
    const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
    await dialog.getByLabel(/^Code/).fill(app.generate());
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const list = dialog.getByRole('list', { name: 'Recovery codes' });
    await list.waitFor();
    const codes = await list.locator('code').allTextContents();
    expect(new Set(codes).size).toBe(10);
    expect(await auditLightAndDark(page)).toEqual([]);
    await dialog.getByRole('button', { name: "I've Saved Them" }).click();
    await page.getByText('You have 10 recovery codes left.').waitFor();

    const other = await newPage();
    await signInWith(other, '000000', '/admin?tab=inbox');
    await other.getByText('This code is incorrect or has already been used.').first().waitFor();
    expect(await auditLightAndDark(other)).toEqual([]);
    await codeField(other).fill(app.generate({ timestamp: Date.now() + HALF_MINUTE }));
    await other.getByRole('button', { name: 'Continue' }).click();
    // The target of the email's link is kept through the second factor.
    await other.waitForURL('**/admin?tab=inbox');

    const lost = await newPage();
    await signInWith(lost, codes[0] ?? '');
    await lost.getByText('You have 9 recovery codes left.').first().waitFor();
    await lost.goto('/admin/account');
    await lost.getByRole('button', { name: 'Turn off' }).click();
    const off = lost.getByRole('dialog');
    await off.getByLabel(/^Current password/).fill(operator.password);
    await off.getByLabel(/^Code/).fill(codes[1] ?? '');
    await off.getByRole('button', { name: 'Turn off' }).click();
    await lost.getByRole('button', { name: 'Set up' }).waitFor();
    await signIn(await newPage(), operator);
  });

  test("6.3.3: a passkey is added, and signs in without email address and password, to the target of an email's link", async ({
    expectBrowserError,
    page,
  }) => {
    // The link is opened without a session.
    expectBrowserError(/401/);
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    await session.send('WebAuthn.addVirtualAuthenticator', { options: AUTHENTICATOR });
    // The authenticator would answer passkey autofill by itself.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    await openAccount(page, demoAccounts.client);
    await page.goto('/dashboard?section=settings');
    // Content that loads above the button still moves it.
    await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Name/).fill('My phone');
    await dialog.getByLabel(/^Current password/).fill(demoAccounts.client.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const list = page.getByRole('list', { name: 'Your passkeys' });
    await list.getByText('My phone').waitFor();
    expect(await auditLightAndDark(page)).toEqual([]);

    await page.context().clearCookies();
    await page.goto('/dashboard?from=mail#settings');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL('**/dashboard?from=mail#settings');
    await list.getByText(/last used/).waitFor();
  });
});
