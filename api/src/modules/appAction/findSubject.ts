import type { Database } from '../../db/database.ts';
import { toLocalDay } from '../../time/calendar.ts';
import { findOrderEvents, type OrderEvent } from '../appEvent/orderEvents.query.ts';
import type { ActionKind, AppAction } from './AppAction.entity.ts';
import { ReservationEntity } from './Reservation.entity.ts';

/** An order or reservation that a step is about, and why no further step is possible, if so. */
export interface ActionSubject extends Pick<AppAction, 'source' | 'orderName' | 'subjectAt'> {
  readonly ended: string | null;
}

interface SubjectRef {
  readonly businessId: string;
  readonly id: string;
  readonly timeZone: string;
}

const DAY_MS = 24 * 3600_000;
const FINAL = new Map<OrderEvent['type'], string>([
  ['order.completed', /*i18n*/ 'The app has already reported this order as completed.'],
  ['order.cancelled', /*i18n*/ 'The app has already reported this order as cancelled.'],
  ['order.refunded', /*i18n*/ 'The app has already reported this order as refunded.'],
]);

const ENDED = {
  missed: /*i18n*/ 'The app has already reported this reservation as a no-show.',
  cancelled: /*i18n*/ 'The app has already reported this reservation as cancelled.',
} as const;

/** Finds a takeaway order of the last 24 hours; null if there is none. */
async function findOrder(db: Database, { businessId, id, timeZone }: SubjectRef): Promise<ActionSubject | null> {
  const now = Date.now();
  const days = [toLocalDay(now - DAY_MS, timeZone), toLocalDay(now, timeZone)];
  const events = await findOrderEvents(db, businessId, [...new Set(days)]);
  const placed = events.find((event) => event.id === id && event.type === 'order.placed');
  const { order } = placed?.details ?? {};
  if (!placed || order === undefined || placed.details.channel !== 'takeaway') return null;
  const { source, at } = placed;
  const final = events.find(
    (event) => event.source === source && event.details.order === order && event.at >= at && FINAL.has(event.type),
  );
  return { source, orderName: order, subjectAt: at, ended: final ? (FINAL.get(final.type) ?? null) : null };
}

/** Finds a reservation; null if there is none. */
async function findReservation(db: Database, { businessId, id }: SubjectRef): Promise<ActionSubject | null> {
  const found = await db.read((manager) =>
    manager.findOneBy(ReservationEntity, { id: `${businessId}/${id}`, businessId }),
  );
  if (!found) return null;
  const { source, orderName, bookedAt, ended } = found;
  return {
    ...{ source, orderName, subjectAt: Number(bookedAt) },
    ended: ended && ENDED[ended],
  };
}

/** Finds the order or reservation of a client by the id of its event; null if there is none. */
export const findSubject = (db: Database, kind: ActionKind, ref: SubjectRef): Promise<ActionSubject | null> =>
  kind === 'order' ? findOrder(db, ref) : findReservation(db, ref);
