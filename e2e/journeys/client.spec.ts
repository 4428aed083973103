import type { Page } from '@playwright/test';
import { type Account, demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { businessIdOf } from '@skal/testing/appBackend.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import type { Product } from '@skal/testing/site/productProcess.ts';
import { auditLightAndDark } from '@skal/tooling/src/browser/axe.ts';

test.describe("a client in the operator's dashboard", () => {
  /** Opens a client's panel in the operator's browser. */
  const openPanel = async (page: Page, product: Product, account: Account, how: string) => {
    await page.goto(`/admin?tab=clients&client=${await businessIdOf(product, account)}&${how}`);
    return page.getByRole('dialog');
  };

  test("T30: a launch removes the covers at the client's next load, and undoing it restores them", async ({
    newPage,
    product,
  }) => {
    const operator = await newPage();
    const client = await newPage();
    await openAccount(operator, demoAccounts.operator);
    await openAccount(client, demoAccounts.client);
    const cover = client.getByText('Estimated availability: When app development is complete');
    await client.goto('/dashboard?section=performance');
    await cover.first().waitFor();

    const panel = await openPanel(operator, product, demoAccounts.client, 'panel=app');
    await panel.getByRole('button', { name: 'Mark app as live' }).click();
    await operator.getByRole('alertdialog').getByRole('button', { name: 'Mark as live' }).click();
    await panel.getByText(/^Live since /).waitFor();
    await client.reload();
    await client.getByRole('heading', { level: 1, name: 'Performance' }).waitFor();
    expect(await cover.count()).toBe(0);

    await panel.getByRole('button', { name: 'Undo the launch' }).click();
    await panel.getByRole('button', { name: 'Mark app as live' }).waitFor();
    await client.reload();
    await cover.first().waitFor();
    expect(await auditLightAndDark(operator)).toEqual([]);
  });

  test('T40: two operators edit one client: the second sees the conflict, and saves their changes on top', async ({
    expectBrowserError,
    newPage,
    product,
  }) => {
    expectBrowserError(/409/);
    const [first, second] = [await newPage(), await newPage()];
    for (const page of [first, second]) await openAccount(page, demoAccounts.operator);
    const panels = [
      await openPanel(first, product, demoAccounts.live, 'edit='),
      await openPanel(second, product, demoAccounts.live, 'edit='),
    ];
    for (const panel of panels) await panel.getByLabel(/^Phone/).waitFor();
    const [one, other] = panels;
    await one?.getByLabel(/^Phone/).fill('11 11 11 11');
    await one?.getByRole('button', { name: 'Save Changes' }).click();
    await one?.getByRole('button', { name: 'Edit', exact: true }).waitFor();

    await other?.getByLabel(/^Contact Name/).fill('Ida Holm');
    await other?.getByRole('button', { name: 'Save Changes' }).click();
    await other?.getByText('Someone Else Has Changed This Client').waitFor();
    await other?.getByRole('cell', { name: '11 11 11 11' }).first().waitFor();
    await other?.getByRole('button', { name: 'Apply my changes' }).click();
    await other?.getByRole('button', { name: 'Save Changes' }).click();
    await other?.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    const [row] = await product.db.query('SELECT first_name, phone FROM accounts WHERE email = ?', [
      demoAccounts.live.email,
    ]);
    expect(row).toEqual({ first_name: 'Ida', phone: '11 11 11 11' });
  });

  test('T38, R20, R21: a paused client is signed out at once with the reason; a deleted one is unknown', async ({
    expectBrowserError,
    newPage,
    product,
  }) => {
    expectBrowserError(/401/, /403/, /404/);
    const operator = await newPage();
    const client = await newPage();
    await openAccount(operator, demoAccounts.operator);
    await openAccount(client, demoAccounts.client);
    const signInAgain = async (message: RegExp) => {
      await client.getByLabel('Email').fill(demoAccounts.client.email);
      await client.getByLabel('Password', { exact: true }).fill(demoAccounts.client.password);
      await client.getByRole('button', { name: 'Access Dashboard' }).click();
      await client.getByText(message).first().waitFor();
    };

    const panel = await openPanel(operator, product, demoAccounts.client, 'edit=');
    await panel.getByRole('combobox', { name: /^Status/ }).click();
    await operator.getByRole('option', { name: 'Paused' }).click();
    expect(await auditLightAndDark(operator)).toEqual([]);
    await panel.getByRole('button', { name: 'Save Changes' }).click();
    await panel.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    expect(await auditLightAndDark(operator)).toEqual([]);
    await client.reload();
    await client.waitForURL('**/login');
    await signInAgain(/Your subscription is paused/);

    await operator.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    const questions: string[] = [];
    operator.once('dialog', (dialog) => {
      questions.push(dialog.message());
      void dialog.accept();
    });
    await operator.getByRole('button', { name: 'Delete Demo Wine Bar' }).click();
    await operator.getByText('Client account has been permanently deleted.').first().waitFor();
    expect(questions).toEqual([
      'Are you sure you want to permanently delete Demo Wine Bar ? This action cannot be undone.',
    ]);
    await operator.getByRole('row', { name: /Demo Wine Bar/ }).waitFor({ state: 'detached' });
    await signInAgain(/No account was found with this email address/);
  });
});
