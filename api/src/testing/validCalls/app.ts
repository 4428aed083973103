import { newId } from '../../db/rows/id.ts';
import type { TestClient } from '../client.ts';
import type { OpenApiValidator } from '../openApiValidator.ts';

/** Valid calls about a client's app: creates a key, sends an event, revokes the key. */
export async function callApp(
  talk: OpenApiValidator,
  { operator, guest, clientId, app }: { operator: TestClient; guest: TestClient; clientId: string; app: TestClient },
): Promise<void> {
  const params = { id: clientId };
  const { body } = await talk.call('appKey.add', operator, { params, validRequest: true, json: { label: 'Till' } });
  const event = { id: newId(), type: 'app.opened', at: new Date().toISOString(), guest: 'guest-1' };
  const headers = { authorization: `Bearer ${body.key}` };
  await talk.call('ingest.send', app, {
    validRequest: true,
    headers,
    json: { events: [event, { ...event, id: newId(), type: 'wine.tasted' }, {}] },
  });
  await talk.call('appMetric.list', guest, { validRequest: true });
  await talk.call('eventTypeStats.list', operator, { params });
  const erased = { params, validRequest: true, json: { guest: 'guest-1' } };
  await talk.call('guest.erase', operator, erased);
  await talk.call('appKey.list', operator, { params });
  await talk.call('appKey.revoke', operator, { params: { id: String(body.id) } });
}
