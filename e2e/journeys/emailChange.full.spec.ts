import { demoAccounts, openAccount, signIn } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { waitForEmail } from '@skal/testing/site/emails.ts';

const LINK = /\/confirm-email#([\w-]{43})/;

test.describe('a change of the e-mail address', () => {
  test('6.3.7: is confirmed in another browser; the old address is notified, and cannot sign in', async ({
    expectBrowserError,
    newPage,
    product,
  }) => {
    // The expired session, and the sign-in with the old address.
    expectBrowserError(/401|404/);
    const { email, password } = demoAccounts.client;
    const newEmail = 'karen@vinbar.example';
    const page = await newPage();
    await openAccount(page, demoAccounts.client);
    await page.goto('/dashboard?section=settings');
    await page.getByRole('button', { name: 'Change address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change address' });
    await dialog.getByLabel(/^New email address/).fill(newEmail);
    await dialog.getByLabel(/^Current password/).fill(password);
    await dialog.getByRole('button', { name: 'Send link' }).click();
    await page.getByText(`A link is on its way to ${newEmail}.`).waitFor();

    const other = await newPage();
    await other.goto(`/confirm-email#${await waitForEmail(product, newEmail, LINK)}`);
    await other.getByRole('button', { name: 'Confirm Address' }).click();
    await other.getByText(`You can now sign in with ${newEmail}.`).waitFor();
    expect(await waitForEmail(product, email, /account now uses (\S+)\. You can no longer/)).toBe(newEmail);
    await page.reload();
    await page.waitForURL('**/login');

    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Access Dashboard' }).click();
    await page.getByText('Account not found').first().waitFor();
    await signIn(other, { email: newEmail, password });
    await other.waitForURL('**/dashboard');
  });
});
