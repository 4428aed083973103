import { text } from 'node:stream/consumers';
import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { waitForEmail } from '@skal/testing/site/emails.ts';
import { auditLightAndDark } from '@skal/tooling/src/browser/axe.ts';

const NAME = '=SUM(A1) <script>alert(1)</script> Ærø 🍷';

test.describe('an invoice', () => {
  test("K31: is issued as a PDF, appears in the client's Billing, and is paid there once the operator records it", async ({
    product,
    newPage,
  }) => {
    const { db } = product;
    const operator = await newPage();
    await openAccount(operator, demoAccounts.operator);
    await operator.getByRole('tab', { name: 'Clients' }).click();
    await operator.getByRole('searchbox').fill(demoAccounts.live.email);
    await operator
      .getByRole('button', { name: /^View / })
      .first()
      .click();
    const panel = operator.getByRole('dialog');
    await panel.getByRole('tab', { name: 'Money' }).click();
    await panel.getByRole('button', { name: 'New invoice' }).click();
    const form = operator.getByRole('dialog', { name: 'New invoice' });
    await form.getByLabel(/^Billed to/).fill(NAME);
    await form.getByLabel(/^Description/).fill('Setup fee');
    await form.getByLabel(/^Unit price/).fill('1.234,50');
    await form.getByRole('button', { name: 'Add a line' }).click();
    expect(await auditLightAndDark(operator)).toEqual([]);
    await form.getByRole('button', { name: 'Remove line 2' }).click();
    await form.getByRole('button', { name: 'Issue and send' }).click();
    await panel.getByRole('row', { name: /Invoice 1 .*€1,543\.13.*Open/ }).waitFor();
    expect(await db.query('SELECT number, billed_to FROM invoices')).toMatchObject([{ number: 1, billed_to: NAME }]);
    expect(await waitForEmail(product, demoAccounts.live.email, /filename=(\S+)/)).toBe('invoice-1.pdf');

    const client = await newPage();
    await openAccount(client, demoAccounts.live);
    await client.goto('/dashboard?section=billing');
    const row = client.getByRole('row', { name: /Invoice 1: Setup fee.*€1,543\.13.*Open/ });
    await row.waitFor();
    expect(await auditLightAndDark(client)).toEqual([]);
    const coming = client.waitForEvent('download');
    await row.getByRole('link', { name: 'Invoice 1 as a PDF' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe('invoice-1.pdf');
    expect((await text(await file.createReadStream())).slice(0, 5)).toBe('%PDF-');

    expect(await auditLightAndDark(operator)).toEqual([]);
    await panel.getByRole('button', { name: 'Mark as paid: Invoice 1' }).click();
    await operator.getByRole('alertdialog').getByRole('button', { name: 'Mark as paid' }).click();
    await panel.getByRole('row', { name: /Invoice 1 .*Paid/ }).waitFor();
    await client.reload();
    await client.getByRole('row', { name: /Invoice 1: Setup fee.*Paid/ }).waitFor();
  });
});
