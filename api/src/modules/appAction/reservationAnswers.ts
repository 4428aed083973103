import type { ReservationReply } from '@skal/contracts/analytics/bookings';
import { In, IsNull, MoreThanOrEqual } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { toIsoTime } from '../../time/calendar.ts';
import { AppActionEntity } from './AppAction.entity.ts';
import { findActionStates, UNANSWERED } from './actionStates.ts';
import { isClosed } from './orderAnswers.ts';
import { ReservationEntity } from './Reservation.entity.ts';

const ID_LENGTH = 36;
const eventId = (id: string) => id.slice(-ID_LENGTH);

/** Finds reservations from a time on that are not over, the next first, with their last steps. */
export function findUpcomingReservations(
  db: Database,
  businessId: string,
  { from, limit }: { from: number; limit: number },
): Promise<ReservationReply[]> {
  return db.read(async (manager) => {
    const found = await manager.find(ReservationEntity, {
      where: { businessId, forAt: MoreThanOrEqual(from), ended: IsNull() },
      order: { forAt: 'ASC', id: 'ASC' },
      // Closed ones are left out below.
      take: 2 * limit,
    });
    const ids = found.map(({ id }) => eventId(id));
    const states = await findActionStates(manager, businessId, ids);
    return found
      .map(({ id, orderName: order, forAt, places, item }) => ({
        ...{ id: eventId(id), order, for: toIsoTime(forAt), places, item },
        action: states.get(eventId(id)) ?? UNANSWERED,
      }))
      .filter(({ action }) => !isClosed(action))
      .slice(0, limit);
  });
}

/** A reservation that was declined or missed in the portal, and that the app has not reported as such yet. */
export interface UnreportedAnswer {
  readonly forAt: number;
  readonly places: number | null;
  readonly step: 'declined' | 'noShow';
}

/** Finds the reservations that were declined or missed since a time and are not reported as such yet. */
export function findUnreportedAnswers(db: Database, businessId: string, since: number): Promise<UnreportedAnswer[]> {
  return db.read(async (manager) => {
    const steps = ['declined', 'noShow'] as const;
    const actions = await manager.findBy(AppActionEntity, {
      ...{ businessId, kind: 'reservation', at: MoreThanOrEqual(since), step: In([...steps]) },
    });
    if (actions.length === 0) return [];
    const stepOf = new Map(actions.map(({ subjectId, step }) => [`${businessId}/${subjectId}`, step]));
    const found = await manager.findBy(ReservationEntity, { id: In([...stepOf.keys()]), ended: IsNull() });
    return found.map(({ id, forAt, places }) => ({
      ...{ forAt: Number(forAt), places },
      step: stepOf.get(id) === 'noShow' ? 'noShow' : 'declined',
    }));
  });
}
