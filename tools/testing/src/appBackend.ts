import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Account, demoAccounts, signInViaApi } from './accounts.ts';
import type { Product } from './site/productProcess.ts';

/** The id of an account's business. */
export async function businessIdOf({ db }: Product, { email }: Account): Promise<string> {
  const [row] = await db.query('SELECT business_id FROM accounts WHERE email = ?', [email]);
  return String(row?.business_id);
}

/** Creates a key for a client's app, as an operator in this browser does. */
export async function createAppKey(operator: Page, businessId: string): Promise<string> {
  await signInViaApi(operator, demoAccounts.operator);
  const response = await operator.request.post(`/api/admin/clients/${businessId}/keys`, {
    data: { label: '' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const { key } = (await response.json()) as { key: string };
  return key;
}

/** Sends events as the app's backend does, without a browser. Their time is the current one, unless a field overrides it. */
export const sendAppEvents = ({ url }: Product, key: string, ...events: readonly object[]): Promise<Response> =>
  fetch(`${url}/api/ingest`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      events: events.map((fields) => ({ id: randomUUID(), at: new Date().toISOString(), ...fields })),
    }),
  });
