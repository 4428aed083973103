import { guest } from '@skal/contracts/app/guest';
import type { Database } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import { type Route, route } from '../../server/http/route.ts';
import { lockAppClients } from '../appKey/lockAppClients.query.ts';
import { buildGuestId } from '../appMetric/guest/guestId.ts';
import { renameGuest } from '../appMetric/guest/renameGuest.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { findClientRef } from '../client/findClientRef.ts';
import { forgetGuestDevices } from '../device/devices.ts';
import { erasePushGuest } from '../push/erasePushGuest.ts';
import { AppEventEntity } from './AppEvent.entity.ts';
import { createErasedMarker, hashPseudonym } from './pseudonym.ts';

/**
 * Erases a guest of a client: one random marker replaces the hash in all rows, so metrics stay unchanged and nothing
 * leads to the guest. Their devices are deleted. A later event with the pseudonym belongs to a new guest.
 * @returns number of the guest's events
 * @throws HttpError 404 for an unknown guest
 */
async function eraseGuest(
  db: Database,
  actor: Actor,
  { businessId, pseudonym }: { businessId: string; pseudonym: string },
): Promise<number> {
  return db.tx(async (manager) => {
    const salt = (await lockAppClients(manager, [businessId], null)).get(businessId);
    if (salt === undefined) throw notFound('guest');
    const [from, to] = [hashPseudonym(pseudonym, salt), createErasedMarker()];
    const { affected } = await manager.update(AppEventEntity, { businessId, guest: from }, { guest: to });
    const [fromId, toId] = [buildGuestId(businessId, from), buildGuestId(businessId, to)];
    const devices = await forgetGuestDevices(manager, businessId, fromId);
    if (!affected && devices === 0) throw notFound('guest');
    await erasePushGuest(manager, businessId, { from: fromId, to: toId });
    await renameGuest(manager, businessId, { from, to });
    const client = await findClientRef(db, businessId);
    await recordAuditEvent(manager, actor, { action: 'guest.erased', client, before: { events: affected ?? 0 } });
    return affected ?? 0;
  });
}

/** Route for operators to erase guests of a client's app. */
export function guestRoutes({ db }: Dependencies): Route[] {
  return [
    route(guest.erase, {
      async run(call) {
        const { params, body } = call;
        return { events: await eraseGuest(db, call, { businessId: params.id, pseudonym: body.guest }) };
      },
    }),
  ];
}
