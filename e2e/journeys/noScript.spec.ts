import { demoAccounts } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { waitForEmail } from '@skal/testing/site/emails.ts';
import type { Product } from '@skal/testing/site/productProcess.ts';
import { PHONE } from '@skal/testing/viewports.ts';

const LINK = /\/set-password#([\w-]{43})/;

test.describe('the site without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  const inquiriesOf = ({ db }: Product, email: string) =>
    db.query('SELECT kind, name FROM inquiries WHERE email = ?', [email]);

  test('accepts a message, and shows it again with the reason when it is invalid', async ({
    page,
    product,
    expectBrowserError,
  }) => {
    expectBrowserError(/400/);
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Send a message' });
    await form.getByLabel(/^Full Name/).fill('Åse Øster');
    // Valid for the browser, not for the server.
    await form.getByLabel(/^Email/).fill('aase@cafe');
    await form.getByLabel(/^Subject/).fill('Opening hours');
    await form.getByLabel(/^Message/).fill('When are you open?');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('heading', { name: 'Your message was not sent' }).waitFor();
    await expect(page.getByLabel(/^Message/)).toHaveValue('When are you open?');
    await page.getByLabel(/^Email/).fill('aase@cafe.example');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('heading', { name: 'Thank You!' }).waitFor();
    expect(await inquiriesOf(product, 'aase@cafe.example')).toEqual([{ kind: 'message', name: 'Åse Øster' }]);
  });

  test('F23: accepts the request of a consultation', async ({ page, product }) => {
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Book your free discovery call' });
    await form.getByLabel(/^Full Name/).fill('Bo Holm');
    await form.getByLabel(/^Email Address/).fill('bo@cafe.example');
    await form.getByLabel(/^Company Name/).fill('Café Æble');
    await form.getByLabel(/Industry/).fill('Café');
    await form.getByRole('radio', { name: 'Email' }).check();
    await form.getByRole('button', { name: 'Request your call' }).click();
    await page.getByRole('heading', { name: 'Thank You!' }).waitFor();
    expect(await inquiriesOf(product, 'bo@cafe.example')).toEqual([{ kind: 'consultation', name: 'Bo Holm' }]);
  });

  test('sends a password link', async ({ page, product }) => {
    await page.goto('/forgot-password');
    await page.getByLabel(/^Email/).fill(demoAccounts.client.email);
    await page.getByRole('button', { name: 'Send Link' }).click();
    await page.getByRole('heading', { name: 'Check Your Inbox' }).waitFor();
    expect(await waitForEmail(product, demoAccounts.client.email, LINK)).toHaveLength(43);
  });
});
