import type { TestClient } from '../client.ts';
import { buildEvent, startBackend } from '../fakes/apps.ts';
import { client } from '../fixtures/requestBodies.ts';
import type { TestApi } from '../index.ts';
import type { OpenApiValidator } from '../openApiValidator.ts';

const HOUR_MS = 3600_000;
const tasting = {
  ...{ title: 'Tasting', text: 'Six wines.', startsAt: '2026-12-05T19:00', endsAt: '2026-12-05T22:00' },
  ...{ price: 12_500, capacity: 24, status: 'published', note: '' },
};

/** Valid calls of a client that acts: events, orders and reservations. */
export async function callPortalActions(api: TestApi, validator: OpenApiValidator, guest: TestClient): Promise<void> {
  const { body } = await validator.call('guestEvent.add', guest, { validRequest: true, json: tasting });
  const ofEvent = { params: { id: String(body.id) } };
  await validator.call('guestEvent.change', guest, {
    ...ofEvent,
    validRequest: true,
    json: { ...tasting, version: 1 },
  });
  await validator.call('guestEvent.list', guest);
  await validator.call('guestEvent.bookings', guest, ofEvent);
  await validator.call('guestEvent.remove', guest, ofEvent);

  const app = await startBackend(api, client);
  const order = buildEvent('order.placed', { order: 'A-1', channel: 'takeaway' });
  const table = buildEvent('table.reserved', { order: 'T-1', for: new Date(Date.now() + HOUR_MS).toISOString() });
  await app.report([order, table]);
  const accepted = { validRequest: true, json: { step: 'accepted', version: 0 } } as const;
  await validator.call('orderAction.take', guest, { params: { id: order.id }, ...accepted });
  await validator.call('reservationAction.take', guest, { params: { id: table.id }, ...accepted });
  await validator.call('takeaway.read', guest);
  await validator.call('bookings.read', guest);
}
