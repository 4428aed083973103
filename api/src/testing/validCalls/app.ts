import { newId } from '../../db/rows/id.ts';
import type { TestClient } from '../client.ts';
import type { OpenApiValidator } from '../openApiValidator.ts';

/** Each call about what a client's app reports, as it is meant: a key is made, an event comes in, the key is revoked. */
export async function callApp(
  talk: OpenApiValidator,
  { operator, guest, clientId, app }: { operator: TestClient; guest: TestClient; clientId: string; app: TestClient },
): Promise<void> {
  const params = { id: clientId };
  const { body } = await talk.call('appKey.add', operator, { params, wellMeant: true, json: { label: 'Till' } });
  const event = { id: newId(), type: 'app.opened', at: new Date().toISOString(), guest: 'guest-1' };
  const headers = { authorization: `Bearer ${body.key}` };
  await talk.call('ingest.send', app, {
    wellMeant: true,
    headers,
    json: { events: [event, { ...event, id: newId(), type: 'wine.tasted' }, {}] },
  });
  await talk.call('appMetric.list', guest, { wellMeant: true });
  await talk.call('eventTypeStats.list', operator, { params });
  const erased = { params, wellMeant: true, json: { guest: 'guest-1' } };
  await talk.call('guest.erase', operator, erased);
  await talk.call('appKey.list', operator, { params });
  await talk.call('appKey.revoke', operator, { params: { id: String(body.id) } });
}
