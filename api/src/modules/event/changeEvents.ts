import {
  type AddGuestEventBody,
  type ChangeGuestEventBody,
  GUEST_EVENTS_MAX,
} from '@skal/contracts/content/guestEvent';
import { parseDanishTime } from '@skal/contracts/fields/localTime';
import { newId } from '../../db/rows/id.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sentence } from '../../language/text.ts';
import { conflict, notFound, outdated } from '../../server/errors/HttpError.ts';
import { idempotencyColumns, insertOnce } from '../../server/http/idempotency.ts';
import { queriesOf } from '../appMetric/query/ticketedEvents.query.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { lockBusiness } from '../client/lockBusiness.ts';
import { lockContent } from '../contentVersion/lockContent.ts';
import { publishValue } from '../contentVersion/publish.ts';
import { requirePhoto } from '../photo/findPhoto.ts';
import { toPublished } from './eventContent.ts';
import { readEventSales } from './eventSales.ts';
import { type GuestEvent, GuestEventEntity } from './GuestEvent.entity.ts';
import { publishState } from './publishState.ts';

type Deps = Pick<Dependencies, 'db'>;

const OUTDATED = /*i18n*/ 'Someone else changed this event in the meantime. Nothing was saved yet.';

/** Returns a local time that the schema has checked. */
function toTime(local: string): number {
  const read = parseDanishTime(local);
  if (!read.ok) throw new Error(`The schema accepted ${local}`);
  return read.time;
}

/** The columns that a form fills. A note belongs to an event that is sold out or cancelled. */
function toColumns(fields: AddGuestEventBody | Omit<ChangeGuestEventBody, 'version'>) {
  const { title, text, startsAt, endsAt, price, capacity, status, note, photoId } = fields;
  const isNoted = status === 'soldOut' || status === 'cancelled';
  return {
    ...{ title, text, price, capacity: capacity ?? null, status, note: isNoted ? note : '' },
    ...{ startsAt: toTime(startsAt), endsAt: toTime(endsAt) },
    ...(photoId !== undefined && { photoId: photoId || null }),
  };
}

/** Values of the audit log. */
const summarize = ({ title, status, startsAt }: Pick<GuestEvent, 'title' | 'status' | 'startsAt'>) => ({
  ...{ title, status, startsAt: new Date(Number(startsAt)).toISOString() },
});

/**
 * Adds an event; a repeated request with the same Idempotency-Key gets the first one.
 * @throws HttpError 400 for a photo that the client does not have, 409 if there are too many, 422 if the key was used for another event
 */
export async function addGuestEvent(
  { db }: Deps,
  { businessId, body, key }: { businessId: string; body: AddGuestEventBody; key: string | undefined },
  actor: Actor,
): Promise<GuestEvent> {
  const added: GuestEvent = {
    ...{ id: newId(), businessId, photoId: null, ...toColumns(body), version: 1, createdAt: Date.now() },
    ...idempotencyColumns(body, key, businessId),
  };
  let client: { id: string; name: string } | null = null;
  return insertOnce(
    db,
    GuestEventEntity,
    added,
    (manager) => recordAuditEvent(manager, actor, { action: 'guestEvent.added', client, after: summarize(added) }),
    async (manager) => {
      client = await lockBusiness(manager, businessId);
      if ((await manager.countBy(GuestEventEntity, { businessId })) >= GUEST_EVENTS_MAX) {
        throw conflict(
          sentence(/*i18n*/ 'You can have at most {max} events. Please delete old ones first.', {
            max: GUEST_EVENTS_MAX,
          }),
        );
      }
      await requirePhoto(manager, businessId, added.photoId);
      return {};
    },
  );
}

/**
 * Replaces the values of an event, unless it was changed meanwhile. That an event is sold out, cancelled or open again, also
 * by its capacity, takes effect at once: the published version changes in its status, note and capacity only.
 * @param present builds the current record of a 409
 * @throws HttpError 404 for an unknown event, 409 with the current record for an outdated version
 */
export function changeGuestEvent(
  { db }: Deps,
  { businessId, id, body }: { businessId: string; id: string; body: ChangeGuestEventBody },
  actor: Actor,
  present: (event: GuestEvent) => object,
): Promise<GuestEvent> {
  return db.tx(async (manager) => {
    const content = await lockContent(manager, businessId);
    const { client } = content;
    const before = await manager.findOneBy(GuestEventEntity, { id, businessId });
    if (!before) throw notFound('event');
    const { version, ...values } = body;
    const change = { ...toColumns(values), version: version + 1 };
    await requirePhoto(manager, businessId, change.photoId ?? null);
    const { affected } = await manager.update(GuestEventEntity, { id, businessId, version }, change);
    if (!affected) throw outdated(OUTDATED, present(before));
    const after = { ...before, ...change };
    const salesOf = await readEventSales(queriesOf(manager), businessId, [before, after]);
    const [was] = toPublished(before, salesOf(before));
    const [shown] = toPublished(after, salesOf(after));
    if (shown && (shown.status !== was?.status || shown.note !== was.note)) {
      await publishValue(manager, content, { actor, change: (document) => publishState(document, shown) });
    }
    await recordAuditEvent(manager, actor, {
      ...{ action: 'guestEvent.changed', client, before: summarize(before), after: summarize(after) },
    });
    return after;
  });
}

/**
 * Deletes an event. Its reported tickets stay in the figures.
 * @throws HttpError 404 for an unknown event
 */
export function removeGuestEvent(
  { db }: Deps,
  { businessId, id }: { businessId: string; id: string },
  actor: Actor,
): Promise<void> {
  return db.tx(async (manager) => {
    const client = await lockBusiness(manager, businessId);
    const before = await manager.findOneBy(GuestEventEntity, { id, businessId });
    if (!before) throw notFound('event');
    await manager.delete(GuestEventEntity, { id, businessId });
    await recordAuditEvent(manager, actor, { action: 'guestEvent.removed', client, before: summarize(before) });
  });
}
