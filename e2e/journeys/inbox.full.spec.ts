import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { TINY_PNG } from '@skal/testing/tinyPng.ts';
import { auditLightAndDark } from '@skal/tooling/src/browser/axe.ts';

/** An open list or ticket is fetched again within this time. */
const REFETCH_MS = 60_000;

/** Markup and a formula: neither may run. */
const ODD = '=SUM(A1) <script>window.wasRun = true</script> 🍷';

test.describe('the inbox', () => {
  test('F23: shows a lead of the public site with every field as it was typed, and runs nothing of it', async ({
    newPage,
  }) => {
    const visitor = await newPage();
    await visitor.goto('/');
    await visitor.getByRole('button', { name: 'Start Your Project' }).first().click();
    const dialog = visitor.getByRole('dialog');
    await dialog.getByLabel(/Full Name/).fill(`Anna ${ODD}`);
    await dialog.getByLabel(/Email Address/).fill('anna@example.dk');
    await dialog.getByLabel(/Company Name/).fill(`Kaffebaren ${ODD}`);
    await dialog.getByRole('combobox', { name: /Industry/ }).click();
    await visitor.getByRole('option', { name: 'Café' }).click();
    await dialog.getByLabel(/What would you like to achieve/).fill(`${ODD}\n\n${ODD}`);
    await dialog.getByRole('radio', { name: 'Email' }).click();
    await dialog.locator('button[type=submit]').click();
    await dialog.getByRole('heading', { name: 'Thank You!' }).waitFor();

    const page = await newPage();
    await openAccount(page, demoAccounts.operator);
    await page.getByRole('tab', { name: 'Inbox 1' }).click();
    await page.getByRole('link', { name: `Unread: Kaffebaren ${ODD}` }).click();
    const lead = page.getByRole('article');
    await lead.getByText(`Anna ${ODD}`).waitFor();
    const fields = await lead.getByRole('definition').allInnerTexts();
    expect(fields).toEqual(expect.arrayContaining([`Kaffebaren ${ODD}`, `${ODD}\n\n${ODD}`, 'anna@example.dk']));
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
    await page.getByRole('tab', { name: 'Inbox', exact: true }).waitFor();
  });

  test('L22: the client reads the answer to a ticket without a reload, and a reply with a file opens it again', async ({
    newPage,
  }) => {
    const [client, operator] = [await newPage(), await newPage()];
    // Both pages poll for the other's messages: the test moves their clocks.
    for (const page of [client, operator]) await page.clock.install();
    await openAccount(client, demoAccounts.client);
    await client.goto('/dashboard?section=support');
    await client.getByLabel(/^Title/).fill('The menu stays empty');
    await client.getByLabel(/^Description/).fill('On every phone.');
    await client.getByRole('button', { name: 'Submit Ticket' }).click();
    await client.getByRole('article', { name: 'The menu stays empty' }).waitFor();

    await openAccount(operator, demoAccounts.operator);
    await operator.goto('/admin?tab=inbox');
    await operator.getByRole('link', { name: 'Unread: The menu stays empty' }).click();
    await operator.getByLabel(/^Your answer/).fill('Please reload it.');
    await operator.getByRole('button', { name: 'Send answer' }).click();
    const status = operator.getByRole('article').getByRole('combobox', { name: 'Status' });
    await operator.getByText('Please reload it.').first().waitFor();
    await status.selectOption('Resolved');

    await client.clock.fastForward(REFETCH_MS);
    await client.getByText('Please reload it.').waitFor();
    await client.getByText('Resolved').first().waitFor();
    const reply = client.getByRole('form', { name: 'Write a message' });
    await reply.getByLabel(/^Your message/).fill('It is back');
    await reply
      .locator('input[type=file]')
      .setInputFiles({ name: 'menu.png', mimeType: 'image/png', buffer: TINY_PNG });
    await reply.getByRole('button', { name: 'Send message' }).click();
    await client.getByRole('link', { name: 'menu.png' }).waitFor();

    await operator.clock.fastForward(REFETCH_MS);
    await operator.getByText('It is back').waitFor();
    expect(await status.inputValue()).toBe('open');
    expect(await auditLightAndDark(operator)).toEqual([]);
    const [saved] = await Promise.all([
      operator.waitForEvent('download'),
      operator.getByRole('link', { name: 'menu.png' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('menu.png');
  });
});
