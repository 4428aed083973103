import type { TestClient } from '../client.ts';
import type { OpenApiValidator } from '../openApiValidator.ts';

const DAY_MS = 24 * 3600_000;

interface Callers {
  readonly operator: TestClient;
  readonly guest: TestClient;
  readonly app: TestClient;
  readonly clientId: string;
}

/** Valid calls about a client's notifications. */
export async function callPush(
  validator: OpenApiValidator,
  { operator, guest, app, clientId }: Callers,
): Promise<void> {
  const params = { id: clientId };
  await validator.call('pushService.save', operator, { params, validRequest: true, json: { driver: 'log' } });
  await validator.call('pushService.read', operator, { params });
  const keyOf = { label: 'Push', scopes: ['devices'] };
  const key = await validator.call('appKey.add', operator, { params, validRequest: true, json: keyOf });
  const headers = { authorization: `Bearer ${key.body.key}` };
  const device = { token: 'token-1', platform: 'ios', guest: 'guest-1', locale: 'da-DK' };
  const registered = await validator.call('device.register', app, { validRequest: true, headers, json: device });
  const own = { guest: 'guest-1', name: 'Own phone' };
  const tester = await validator.call('pushTester.add', guest, { validRequest: true, json: own });
  const text = { title: 'Tonight', text: 'Wine tasting', link: 'events' };
  await validator.call('push.test', guest, { validRequest: true, json: text });
  const day = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
  const scheduled = await validator.call('push.send', guest, {
    validRequest: true,
    json: { ...text, audience: 'all', sendAt: `${day}T12:00`, confirmed: true },
  });
  await validator.call('push.list', guest);
  await validator.call('push.read', guest);
  await validator.call('push.cancel', guest, { params: { id: String(scheduled.body.id) } });
  await validator.call('pushTester.remove', guest, { params: { id: String(tester.body.id) } });
  await validator.call('device.forget', app, { headers, params: { id: String(registered.body.id) } });
  await validator.call('pushService.remove', operator, { params });
  await validator.call('appKey.revoke', operator, { params: { id: String(key.body.id) } });
}
