import type { Page } from '@playwright/test';
import { type Form, openPage, someTime } from './form.ts';

/**
 * Opens a form of the account's security settings, from another page: its first page would have the server's data.
 * @param since when two-factor authentication was turned on; off unless given
 */
const openAccount =
  (button: string, since: string | null = null) =>
  async (page: Page) => {
    await page.route('**/api/second-factor', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: { since, codesLeft: 9 } }) : route.fallback(),
    );
    await openPage(page, '/admin');
    await page.getByRole('link', { name: 'Your Account' }).click();
    await page.getByRole('button', { name: button, exact: true }).click();
  };

/** The mocked setup key of an authenticator app. */
const setup = { setupKey: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Skal:user?secret=JBSWY3DPEHPK3PXP&issuer=Skal' };

const openScan = async (page: Page) => {
  await page.route('**/api/second-factor/setup', (route) => route.fulfill({ status: 201, json: setup }));
  await openAccount('Set up')(page);
  await page.getByLabel('Current password').fill('whatever it is');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Code from the app').waitFor();
};

const factor = 'packages/account/src/secondFactor';

/** The forms that portal and dashboard share. */
export const accountForms: readonly Form[] = [
  {
    source: 'packages/account/src/emailChange/ChangeEmailDialog.tsx',
    open: openAccount('Change address'),
    button: 'Send link',
  },
  {
    source: 'packages/account/src/passkey/AddPasskeyDialog.tsx',
    open: openAccount('Add a passkey'),
    button: 'Continue',
  },
  { source: `${factor}/PasswordStep.tsx`, open: openAccount('Set up'), button: 'Continue' },
  { source: `${factor}/AuthenticatorStep.tsx`, open: openScan, button: 'Turn on' },
  { source: `${factor}/ReauthenticateForm.tsx`, open: openAccount('Turn off', someTime), button: 'Turn off' },
];
