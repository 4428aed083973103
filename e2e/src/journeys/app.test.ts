import { randomUUID } from 'node:crypto';
import { LIVE_PATH } from '@skal/contracts/liveNews';
import { axe } from '@skal/tooling/src/browser/axe.ts';
import { prepareJourney } from '../harness/journey.ts';
import { accounts, signIn } from '../people.ts';

describe("a client's app", () => {
  const journey = prepareJourney();

  /** What the app's backend sends: no browser is about. */
  const report = (key: string, fields: object) =>
    fetch(`${journey.product.url}/api/ingest`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ events: [{ id: randomUUID(), at: new Date().toISOString(), ...fields }] }),
    });

  it('K1: a key is made, the first event comes, the portal has it without a reload, and a revoked key opens nothing', async () => {
    const operator = await journey.newPage();
    const client = await journey.newPage();
    await signIn(operator, accounts.operator);
    await signIn(client, accounts.live);
    const told = client.waitForResponse((response) => new URL(response.url()).pathname === LIVE_PATH);
    await client.goto('/dashboard#overview');
    await client.getByText('No data yet').first().waitFor();

    const [row] = await journey.product.db.query('SELECT business_id FROM accounts WHERE email = ?', [
      accounts.live.email,
    ]);
    await operator.goto(`/admin?tab=clients&client=${row?.business_id}&panel=reporting`);
    const panel = operator.getByRole('dialog');
    await panel.getByRole('button', { name: 'Make a key' }).click();
    const made = panel.getByRole('region', { name: 'The new key' });
    const key = (await made.getByText(/^skal_/).textContent()) ?? '';
    expect(await axe(operator)).toEqual([]);
    await made.getByRole('button', { name: 'I have kept it' }).click();

    const order = { type: 'order.completed', guest: 'g-1', order: 'A-1', amount: 12_550, currency: 'DKK' };
    await told;
    expect((await report(key, order)).status).toBe(200);
    await client.getByText('125.50', { exact: true }).waitFor();
    await operator.reload();
    await panel.getByRole('rowheader', { name: 'order.completed' }).waitFor();
    await panel.getByRole('button', { name: /^Revoke the key/ }).click();
    await operator.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await panel.getByText('No key yet').waitFor();
    expect((await report(key, order)).status).toBe(401);
  });
});
