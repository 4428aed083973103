import type { IngestReply } from '@skal/contracts/app/ingest';
import { newId } from '../../db/rows/id.ts';
import { businessOf } from '../fixtures/businessOf.ts';
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
  const businessId = await businessOf(api, who);
  const made = await operator.post(`/api/admin/clients/${businessId}/keys`, {});
  if (made.status !== 201) throw new Error(`The key was not created: ${made.status} ${made.text}`);
  const key = String(made.body.key);
  const send = (events: readonly unknown[]) =>
    api.request('POST', '/api/ingest', { json: { events }, headers: { authorization: `Bearer ${key}`, origin: '' } });
  return {
    ...{ businessId, keyId: String(made.body.id), key, send },
    async report(events) {
      const answer = await send(events);
      if (answer.status !== 200) throw new Error(`The batch was rejected: ${answer.status} ${answer.text}`);
      return answer.body as unknown as IngestReply;
    },
  };
}

/** Creates an event with the current time by default. */
export const eventOf = (type: string, fields: Readonly<Record<string, unknown>> = {}) => ({
  ...{ id: newId(), type, at: new Date().toISOString() },
  ...fields,
});
