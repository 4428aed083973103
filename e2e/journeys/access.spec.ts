import { demoAccounts, openAccount, signIn } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { waitForEmail } from '@skal/testing/site/emails.ts';

const NEW = 'two glasses at the harbour';
const LINK = /\/set-password#([\w-]{43})/;

test.describe('access by an emailed link', () => {
  test('a forgotten password is reset once by the link of the email, and its token does not leak', async ({
    expectBrowserError,
    newPage,
    product,
  }) => {
    // The expired session, and the link that is used twice.
    expectBrowserError(/401|410/);
    const { email } = demoAccounts.live;
    const phone = await newPage();
    await openAccount(phone, demoAccounts.live);

    const page = await newPage();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url(), request.headers().referer ?? ''));
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Send Link' }).click();
    await page.getByRole('heading', { name: 'Check Your Inbox' }).waitFor();

    const token = await waitForEmail(product, email, LINK);
    const set = async () => {
      await page.goto(`/set-password#${token}`);
      await page.getByRole('textbox', { name: 'New password' }).fill(NEW);
      await page.getByLabel('Confirm password').fill(NEW);
      await page.getByRole('button', { name: 'Set Password' }).click();
    };
    await set();
    await page.getByRole('heading', { name: 'Your Password Is Set' }).waitFor();
    expect(page.url()).not.toContain(token);
    await signIn(page, { email, password: NEW });
    await phone.reload();
    await phone.waitForURL('**/login');

    await page.goto(`/set-password#${token}`);
    await page.getByText('This link has already been used.').waitFor();
    expect(sent.filter((text) => text.includes(token))).toEqual([]);
    expect(product.output()).not.toContain(token);
    const stored = await product.db.query('SELECT * FROM password_links', []);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('6.4.1: an invited operator sets a password by the email link, and is signed out at once when disabled', async ({
    expectBrowserError,
    newPage,
    product,
  }) => {
    expectBrowserError(/401/);
    const owner = await newPage();
    await openAccount(owner, demoAccounts.operator);
    await owner.getByRole('link', { name: 'Operators' }).click();
    await owner.getByRole('button', { name: 'Invite Operator' }).click();
    const form = owner.getByRole('dialog');
    const email = 'ida@firm.example';
    await form.getByLabel(/^Name/).fill('Ida Holm');
    await form.getByLabel(/^Email/).fill(email);
    await form.getByRole('button', { name: 'Send Invitation' }).click();
    await owner.getByRole('row', { name: /Ida Holm/ }).waitFor();

    const support = await newPage();
    await support.goto(`/set-password#${await waitForEmail(product, email, LINK)}`);
    await support.getByRole('textbox', { name: 'New password' }).fill(NEW);
    await support.getByLabel('Confirm password').fill(NEW);
    await support.getByRole('button', { name: 'Set Password' }).click();
    await support.getByRole('heading', { name: 'Your Password Is Set' }).waitFor();
    await signIn(support, { email, password: NEW });
    expect(await support.getByRole('link', { name: 'Operators' }).count()).toBe(0);

    await owner.getByRole('button', { name: 'Disable: Ida Holm' }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
    await owner.getByRole('button', { name: 'Enable: Ida Holm' }).waitFor();
    await support.reload();
    await support.waitForURL('**/login');
  });
});
