import type { IngestReply } from '@skal/contracts/app/ingest';
import { newId } from '../../db/rows/id.ts';
import { businessOf } from '../fixtures/businessOf.ts';
import { admin, client } from '../fixtures/requestBodies.ts';
import type { TestApi, TestResponse } from '../index.ts';

/** The backend of a client's app, as far as the api can tell: it has a key, and neither cookies nor an origin. */
export interface TestBackend {
  readonly businessId: string;
  readonly keyId: string;
  readonly key: string;
  /** Sends a batch. */
  send(events: readonly unknown[]): Promise<TestResponse>;
  /** Sends a batch, and says what became of it; throws when it is refused as a whole. */
  report(events: readonly unknown[]): Promise<IngestReply>;
}

/** Makes a key for a client, as an operator does. */
export async function startBackend(api: TestApi, who: { readonly email: string } = client): Promise<TestBackend> {
  const operator = await api.signIn(admin.email, admin.password);
  const businessId = await businessOf(api, who);
  const made = await operator.post(`/api/admin/clients/${businessId}/keys`, {});
  if (made.status !== 201) throw new Error(`No key was made: ${made.status} ${made.text}`);
  const key = String(made.body.key);
  const send = (events: readonly unknown[]) =>
    api.request('POST', '/api/ingest', { json: { events }, headers: { authorization: `Bearer ${key}`, origin: '' } });
  return {
    ...{ businessId, keyId: String(made.body.id), key, send },
    async report(events) {
      const answer = await send(events);
      if (answer.status !== 200) throw new Error(`The batch was refused: ${answer.status} ${answer.text}`);
      return answer.body as unknown as IngestReply;
    },
  };
}

/** An event that happened just now, unless it says otherwise. */
export const eventOf = (type: string, fields: Readonly<Record<string, unknown>> = {}) => ({
  ...{ id: newId(), type, at: new Date().toISOString() },
  ...fields,
});
