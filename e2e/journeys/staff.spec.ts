import { demoAccounts, openAccount, signIn } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { waitForEmail } from '@skal/testing/site/emails.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';

const LINK = /\/set-password#([\w-]{43})/;
const PASSWORD = 'two glasses at the harbour';
const EMAIL = 'mads@vinbar.example';

test.describe('a member of staff', () => {
  test('M9, M11: is invited, sees only Orders, then Reservations too, and is out at once when removed', async ({
    expectBrowserError,
    newPage,
    product,
  }) => {
    // The expired session.
    expectBrowserError(/401/);
    const owner = await newPage();
    await openAccount(owner, demoAccounts.live);
    await owner.request.post('/api/save-settings', {
      data: { appFeatures: { takeaway: true } },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    await owner.goto('/dashboard?section=staff');
    await waitForHydration(owner, 'page');
    await owner.getByRole('button', { name: 'Add Staff Member' }).click();
    const form = owner.getByRole('dialog', { name: 'Add a staff member' });
    await form.getByLabel(/^First name/).fill('Mads');
    await form.getByLabel(/^Last name/).fill('Holm');
    await form.getByLabel(/^Email/).fill(EMAIL);
    await form.getByRole('checkbox', { name: 'Orders' }).check();
    await form.getByRole('button', { name: 'Add to team' }).click();
    await owner.getByRole('row', { name: /Mads Holm.*Pending/ }).waitFor();

    const member = await newPage();
    await member.goto(`/set-password#${await waitForEmail(product, EMAIL, LINK)}`);
    await member.getByRole('textbox', { name: 'New password' }).fill(PASSWORD);
    await member.getByLabel('Confirm password').fill(PASSWORD);
    await member.getByRole('button', { name: 'Set Password' }).click();
    await member.getByRole('heading', { name: 'Your Password Is Set' }).waitFor();
    await signIn(member, { email: EMAIL, password: PASSWORD });
    const sections = member.getByRole('navigation', { name: 'Sections' }).getByRole('button');
    await member.getByRole('heading', { level: 1, name: 'Takeaway Orders' }).waitFor();
    await expect(sections).toHaveText(['Takeaway Orders', 'Settings']);

    // The server renders nothing of other sections either; the messages of the page's scripts are no content.
    const address = '/dashboard?section=overview';
    const html = await (await member.request.get(address)).text();
    expect(html).toContain('Section not found');
    expect(html).not.toContain('>Revenue Today<');
    expect(await (await owner.request.get(address)).text()).toContain('>Revenue Today<');

    await owner.getByRole('button', { name: 'Edit Mads Holm' }).click();
    const edit = owner.getByRole('dialog', { name: 'Edit Mads Holm' });
    await edit.getByRole('checkbox', { name: 'Reservations' }).check();
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await owner.getByRole('row', { name: /Mads Holm.*Orders, Reservations/ }).waitFor();
    await member.reload();
    await expect(sections).toHaveText(['Reservations', 'Events & Experiences', 'Takeaway Orders', 'Settings']);

    await owner.getByRole('button', { name: 'Remove Mads Holm' }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await owner.getByText('Staff member removed', { exact: true }).waitFor();
    await member.reload();
    await member.waitForURL('**/login');
    await owner.reload();
    await owner.getByRole('row', { name: /Mads Holm.*Joined the team/ }).waitFor();
  });
});
