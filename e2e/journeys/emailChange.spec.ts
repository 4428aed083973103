import { expect, test } from '@skal/testing/fixtures.ts';
import { waitForEmail } from '@skal/testing/site/emails.ts';
import { demoAccounts, openAccount, signIn } from '@skal/testing/accounts.ts';

const LINK = /\/confirm-email#([\w-]{43})/;

test.describe('another e-mail address', () => {
  

  test('6.3.7: is asked for in the settings and confirmed in another browser; the old one is told, and signs in no more', async ({ expectBrowserError, newPage, product }) => {
    // The session that ends, and the old address.
    expectBrowserError(/401|404/);
    const { email, password } = demoAccounts.client;
    const newEmail = 'karen@vinbar.example';
    const asking = await newPage();
    await openAccount(asking, demoAccounts.client);
    await asking.goto('/dashboard#settings');
    await asking.getByRole('button', { name: 'Change address' }).click();
    const dialog = asking.getByRole('dialog', { name: 'Change address' });
    await dialog.getByLabel(/^New e-mail address/).fill(newEmail);
    await dialog.getByLabel(/^Current password/).fill(password);
    await dialog.getByRole('button', { name: 'Send link' }).click();
    await asking.getByText(`A link is on its way to ${newEmail}.`).waitFor();

    const other = await newPage();
    await other.goto(`/confirm-email#${await waitForEmail(product, newEmail, LINK)}`);
    await other.getByRole('button', { name: 'Confirm Address' }).click();
    await other.getByText(`You sign in with ${newEmail} now.`).waitFor();
    expect(await waitForEmail(product, email, /now has the address (\S+)\. This one/)).toBe(newEmail);
    await asking.reload();
    await asking.waitForURL('**/login');

    await asking.getByLabel('Email').fill(email);
    await asking.getByLabel('Password', { exact: true }).fill(password);
    await asking.getByRole('button', { name: 'Access Dashboard' }).click();
    await asking.getByText('Account not found').first().waitFor();
    await signIn(other, { email: newEmail, password });
    await other.waitForURL('**/dashboard');
  });
});
