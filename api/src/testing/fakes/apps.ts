import { appScopes } from '@skal/contracts/app/appScope';
import type { IngestReply } from '@skal/contracts/app/ingest';
import { newId } from '../../db/rows/id.ts';
import { findBusinessId } from '../fixtures/findBusinessId.ts';
import { admin, client } from '../fixtures/requestBodies.ts';
import type { TestApi, TestResponse } from '../index.ts';

/** Fake backend of a client's app: has an API key, no cookies and no origin. */
export interface TestBackend {
  readonly businessId: string;
  readonly keyId: string;
  readonly key: string;
  /** Sends a batch. */
  send(events: readonly unknown[]): Promise<TestResponse>;
  /** Sends a batch and returns the result; throws if the batch is rejected as a whole. */
  report(events: readonly unknown[]): Promise<IngestReply>;
}

/** Creates an API key for a client, as an operator. */
export async function startBackend(api: TestApi, who: { readonly email: string } = client): Promise<TestBackend> {
  const operator = await api.signIn(admin.email, admin.password);
  const businessId = await findBusinessId(api, who);
  const created = await operator.post(`/api/admin/clients/${businessId}/keys`, { scopes: appScopes });
  if (created.status !== 201) throw new Error(`The key was not created: ${created.status} ${created.text}`);
  const key = String(created.body.key);
  const send = (events: readonly unknown[]) =>
    api.request('POST', '/api/ingest', { json: { events }, headers: { authorization: `Bearer ${key}`, origin: '' } });
  return {
    ...{ businessId, keyId: String(created.body.id), key, send },
    async report(events) {
      const response = await send(events);
      if (response.status !== 200) throw new Error(`The batch was rejected: ${response.status} ${response.text}`);
      return response.body as unknown as IngestReply;
    },
  };
}

/** Creates an event with the current time by default. */
export const buildEvent = (type: string, fields: Readonly<Record<string, unknown>> = {}) => ({
  ...{ id: newId(), type, at: new Date().toISOString() },
  ...fields,
});
