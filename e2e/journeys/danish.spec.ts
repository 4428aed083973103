import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { waitForEmail } from '@skal/testing/site/emails.ts';
import { PHONE } from '@skal/testing/viewports.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';

test.describe('the product in Danish', () => {
  test('answers the message of a visitor in Danish', async ({ page, product, expectBrowserError }) => {
    await page.goto('/da');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).first().click();
    await expect(page).toHaveURL(/\/da\/kontakt$/);
    const form = page.getByRole('form', { name: 'Send en besked' });
    await form.getByRole('button', { name: 'Send besked' }).click();
    await expect(form.getByText('Skriv dit fulde navn')).toBeVisible();
    await form.getByLabel(/^Fulde navn/).fill('Åse Øster');
    await form.getByLabel(/^Mailadresse/).fill('aase@vinbar.example');
    await form.getByLabel(/^Emne/).fill('Åbningstider');
    await form.getByLabel(/^Besked/).fill('Hvornår kan vi tales ved?');
    await form.getByRole('button', { name: 'Send besked' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Beskeden er sendt!' })).toBeVisible();
    await waitForEmail(product, 'aase@vinbar.example', /(Subject: Vi har modtaget din besked)/);

    // The api rejects it.
    expectBrowserError(/401/);
    await page.goto('/da/log-ind');
    await page.getByLabel('Mail').fill(demoAccounts.client.email);
    await page.getByLabel('Adgangskode', { exact: true }).fill('forkert adgangskode');
    await page.getByRole('button', { name: 'Gå til portalen' }).click();
    await expect(page.getByText('Forkert mail eller adgangskode').first()).toBeVisible();
  });

  test('speaks Danish with a client who chooses it, on every device and by email', async ({
    page,
    newPage,
    product,
  }) => {
    await openAccount(page, demoAccounts.client);
    await page.getByRole('button', { name: 'Dansk' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'da');
    await waitForHydration(page, 'page');
    await page.getByRole('heading', { level: 1, name: 'Oversigt' }).waitFor();
    await page.getByRole('button', { name: 'Support', exact: true }).click();
    const form = page.getByRole('form', { name: 'Ny sag' });
    await form.getByLabel(/^Titel/).fill('Forkerte åbningstider');
    await form.getByLabel(/^Beskrivelse/).fill('Appen viser sidste uges tider.');
    await form.getByRole('button', { name: 'Send sag' }).click();
    await page.getByRole('tab', { name: /^Mine sager/, selected: true }).waitFor();
    await waitForEmail(product, demoAccounts.client.email, /(sag: Forkerte|sag:_Forkerte)/);

    const phone = await newPage();
    await openAccount(phone, demoAccounts.client);
    await expect(phone.locator('html')).toHaveAttribute('lang', 'da');
    await phone.getByRole('heading', { level: 1, name: 'Oversigt' }).waitFor();
  });
});

test.describe('forms of Danish pages, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('are answered in Danish, and lead back to their page', async ({ page, product, expectBrowserError }) => {
    expectBrowserError(/400/);
    await page.goto('/da/kontakt');
    const form = page.getByRole('form', { name: 'Send en besked' });
    await form.getByLabel(/^Fulde navn/).fill('Åse Øster');
    // Valid for the browser, not for the server.
    await form.getByLabel(/^Mail/).fill('aase@cafe');
    await form.getByLabel(/^Emne/).fill('Åbningstider');
    await form.getByLabel(/^Besked/).fill('Hvornår har I åbent?');
    await form.getByRole('button', { name: 'Send besked' }).click();
    await page.getByRole('heading', { name: 'Din besked blev ikke sendt' }).waitFor();
    await expect(page.locator('html')).toHaveAttribute('lang', 'da');
    await expect(page.getByRole('link', { name: 'Tilbage til siden' })).toHaveAttribute('href', '/da/kontakt');
    await page.getByLabel(/^Mail/).fill('aase@cafe.example');
    await page.getByRole('button', { name: 'Send besked' }).click();
    await page.getByRole('heading', { name: 'Tak!' }).waitFor();
    await waitForEmail(product, 'aase@cafe.example', /(Subject: Vi har modtaget din besked)/);
    await page.getByRole('link', { name: 'Tilbage til forsiden' }).click();
    await expect(page).toHaveURL(/\/da$/);
  });

  test('F23: accept the request of a consultation', async ({ page }) => {
    await page.goto('/da/kontakt');
    const form = page.getByRole('form', { name: 'Book din gratis introsamtale' });
    await form.getByLabel(/^Fulde navn/).fill('Bo Holm');
    await form.getByLabel(/^Mailadresse/).fill('bo@cafe.example');
    await form.getByLabel(/^Firmanavn/).fill('Café Æble');
    await form.getByLabel(/Branche/).fill('Café');
    await form.getByRole('radio', { name: 'Mail' }).check();
    await form.getByRole('button', { name: 'Bestil din samtale' }).click();
    await page.getByRole('heading', { name: 'Tak!' }).waitFor();
  });

  test('send a password link', async ({ page }) => {
    await page.goto('/da/glemt-adgangskode');
    await page.getByLabel(/^Mail/).fill('gaest@cafe.example');
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByRole('heading', { name: 'Tjek din indbakke' }).waitFor();
    await page.getByRole('link', { name: 'Tilbage til forsiden' }).click();
    await expect(page).toHaveURL(/\/da$/);
  });
});
