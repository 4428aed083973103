import { demoAccounts, openAccount, signIn } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { TINY_PNG } from '@skal/testing/tinyPng.ts';

test.describe('the App Portal', () => {
  test('L7, L9, L17: a client files an emergency ticket with a photo and sees it in My Tickets', async ({
    page,
    product,
  }) => {
    await openAccount(page, demoAccounts.client);
    await page.getByRole('button', { name: 'Support', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Support' }).waitFor();
    await page.getByRole('combobox', { name: /Priority/ }).click();
    await page.getByRole('option', { name: 'Emergency' }).click();
    const form = page.getByRole('form', { name: 'Emergency ticket' });
    await form.getByLabel(/^Title/).fill('Guests cannot pay');
    await form.getByLabel(/^Description/).fill('The card payment fails for every order.');
    await form.getByLabel(/^Contact phone/).fill('12345678');
    await form.getByLabel(/^Why is this an emergency/).fill('Friday evening, full house.');
    await form.locator('input[type=file]').setInputFiles({ name: 'till.png', mimeType: 'image/png', buffer: TINY_PNG });
    await form.getByRole('button', { name: 'Submit Emergency Ticket' }).click();
    await page.getByRole('tab', { name: /^My Tickets/, selected: true }).waitFor();
    await page.getByText('Guests cannot pay').first().waitFor();

    const { db } = product;
    const tickets = await db.query("SELECT * FROM tickets WHERE title = 'Guests cannot pay'");
    expect(tickets).toHaveLength(1);
    expect(tickets[0]).toMatchObject({ priority: 'emergency', category: 'bug', status: 'open' });
    expect(tickets[0]?.description).toContain('Friday evening, full house.');
    await page.getByText('Guests cannot pay').first().click();
    await page.getByRole('link', { name: /till\.png/ }).waitFor();
    const [file] = await db.query('SELECT * FROM attachments');
    expect(file).toMatchObject({ name: 'till.png', thumbnail_width: 1, thumbnail_height: 1 });
    const thumbnail = page.getByRole('img', { name: 'till.png' });
    await thumbnail.waitFor();
    await page.waitForFunction(
      (image) => image instanceof HTMLImageElement && image.naturalWidth === 1,
      await thumbnail.elementHandle(),
    );
  });

  test('J15, T27: switches features, and the sidebar follows without a reload', async ({ page }) => {
    await openAccount(page, demoAccounts.client);
    const sections = page.getByRole('navigation').first();
    expect(await sections.getByRole('button', { name: /^Takeaway Orders/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.evaluate(() => Object.assign(window, { notReloaded: true }));
    // Content that loads above the switch still moves it: a key reaches it anyway.
    await page.getByRole('switch', { name: /Takeaway/ }).press('Space');
    await page.getByRole('switch', { name: /Takeaway/, checked: true }).waitFor();
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await sections.getByRole('button', { name: /^Takeaway Orders/ }).waitFor();
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  });

  test('M9, M11: a live client adds a member of staff and removes them again', async ({ page, product }) => {
    await openAccount(page, demoAccounts.live);
    await page.getByRole('button', { name: /^Staff Management/ }).click();
    await page.getByRole('button', { name: /^Add / }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/First name/i).fill('Mads');
    await dialog.getByLabel(/Last name/i).fill('Holm');
    await dialog.getByLabel(/E-?mail/i).fill('mads@restaurant.example');
    await dialog.locator('button[type=submit]').click();
    await page.getByText('Staff member added', { exact: true }).first().waitFor();
    const remove = page.getByRole('button', { name: /^Remove Mads Holm/ });
    await remove.click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Remove/ })
      .click();
    // While the dialog is open, the button of the row has no role.
    await page.getByText('Staff member removed', { exact: true }).first().waitFor();
    await remove.waitFor({ state: 'detached' });
    expect(await product.db.query('SELECT * FROM staff')).toEqual([]);
  });

  test('N14, 7.4.3: changes the password, and another browser is signed out', async ({
    expectBrowserError,
    newPage,
  }) => {
    expectBrowserError(/401/);
    const [page, other] = [await newPage(), await newPage()];
    await signIn(page, demoAccounts.client);
    await signIn(other, demoAccounts.client);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const next = 'et helt nyt kodeord';
    await page.getByLabel('Current password', { exact: false }).fill(demoAccounts.client.password);
    await page.getByLabel(/^New password/).fill(next);
    await page.getByLabel(/^Confirm/).fill(next);
    await page.getByRole('button', { name: /Change password/i }).click();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await other.reload();
    await other.waitForURL('**/login');
    const again = await newPage();
    await signIn(again, { email: demoAccounts.client.email, password: next });
  });
});
