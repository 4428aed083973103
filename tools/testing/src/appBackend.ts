import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { AppScope } from '@skal/contracts/app/appScope';
import type { AppContentReply } from '@skal/contracts/content/appContent';
import { type Account, demoAccounts, signInViaApi } from './accounts.ts';
import type { Product } from './site/productProcess.ts';

/** The id of an account's business. */
export async function businessIdOf({ db }: Product, { email }: Account): Promise<string> {
  const [row] = await db.query('SELECT business_id FROM accounts WHERE email = ?', [email]);
  return String(row?.business_id);
}

/** Creates a key for a client's app, as an operator in this browser does. */
export async function createAppKey(
  operator: Page,
  businessId: string,
  scopes: readonly AppScope[] = ['events'],
): Promise<string> {
  await signInViaApi(operator, demoAccounts.operator);
  const response = await operator.request.post(`/api/admin/clients/${businessId}/keys`, {
    data: { label: '', scopes },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const { key } = (await response.json()) as { key: string };
  return key;
}

/** Calls the app API as the app's backend does, without a browser. */
export const callAppApi = ({ url }: Product, key: string, path: string, { body, headers = {} }: AppRequest = {}) =>
  fetch(`${url}${path}`, {
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });

interface AppRequest {
  /** Sent by POST; without it, the request is a GET. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends events. Their time is the current one, unless a field overrides it. */
export const sendAppEvents = (product: Product, key: string, ...events: readonly object[]): Promise<Response> =>
  callAppApi(product, key, '/api/ingest', {
    body: { events: events.map((fields) => ({ id: randomUUID(), at: new Date().toISOString(), ...fields })) },
  });

/** Reads the published content, if it differs from that of the ETag. */
export async function readAppContent(product: Product, key: string, etag = '') {
  const response = await callAppApi(product, key, '/api/app/content', { headers: { 'If-None-Match': etag } });
  const reply = response.status === 200 ? ((await response.json()) as AppContentReply) : null;
  return { status: response.status, etag: response.headers.get('etag') ?? '', content: reply?.content ?? null };
}
