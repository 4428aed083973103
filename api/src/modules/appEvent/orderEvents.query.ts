import type { EventType } from '@skal/contracts/app/appEvent';
import type { Database } from '../../db/database.ts';
import { type DayEvent, findEventsOfDays } from './eventsOfDays.query.ts';

/** Event types of an order. */
export const ORDER_TYPES = [
  'order.placed',
  'order.completed',
  'order.cancelled',
  'order.refunded',
] as const satisfies readonly EventType[];

/** An event of an order. */
export type OrderEvent = DayEvent<(typeof ORDER_TYPES)[number]>;

/** Finds the order events of some days. */
export const findOrderEvents = (db: Database, businessId: string, days: readonly string[]): Promise<OrderEvent[]> =>
  findEventsOfDays(db, businessId, days, ORDER_TYPES);
