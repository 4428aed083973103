import { newId } from '../../db/rows/id.ts';
import type { TestClient } from '../client.ts';
import type { OpenApiValidator } from '../openApiValidator.ts';

/** Valid calls about a client's app: creates a key, sends an event, revokes the key. */
export async function callApp(
  validator: OpenApiValidator,
  { operator, guest, clientId, app }: { operator: TestClient; guest: TestClient; clientId: string; app: TestClient },
): Promise<void> {
  const params = { id: clientId };
  const { body } = await validator.call('appKey.add', operator, {
    params,
    validRequest: true,
    json: { label: 'Till', scopes: ['events', 'content'] },
  });
  const event = { id: newId(), type: 'app.opened', at: new Date().toISOString(), guest: 'guest-1' };
  const headers = { authorization: `Bearer ${body.key}` };
  await validator.call('ingest.send', app, {
    validRequest: true,
    headers,
    json: { events: [event, { ...event, id: newId(), type: 'wine.tasted' }, {}] },
  });
  await validator.call('appContent.read', app, { headers });
  // Content is published already, so it does not wait.
  await validator.call('appContent.changes', app, { headers });
  await validator.call('appMetric.list', guest, { validRequest: true });
  await validator.call('eventTypeStats.list', operator, { params });
  const erased = { params, validRequest: true, json: { guest: 'guest-1' } };
  await validator.call('guest.erase', operator, erased);
  await validator.call('appKey.list', operator, { params });
  await validator.call('appKey.revoke', operator, { params: { id: String(body.id) } });
}
