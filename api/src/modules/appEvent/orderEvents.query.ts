import type { EventType } from '@skal/contracts/app/appEvent';
import type { EventFields } from '@skal/contracts/app/eventField';
import type { Database } from '../../db/database.ts';

// Raw SQL: reads thousands of rows without creating entities.

/** Event types of an order. */
export const ORDER_TYPES = [
  'order.placed',
  'order.completed',
  'order.cancelled',
  'order.refunded',
] as const satisfies readonly EventType[];
type OrderType = (typeof ORDER_TYPES)[number];

/** An event of an order. */
export interface OrderEvent {
  /** Its own id, without the client. */
  readonly id: string;
  readonly type: OrderType;
  readonly source: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly details: Omit<EventFields, 'guest'>;
}

type Row = Pick<OrderEvent, 'id' | 'source'> & { type: string; at: number | string; details: string };

const isOrderType = (type: string): type is OrderType => (ORDER_TYPES as readonly string[]).includes(type);

/** Finds the order events of some days, by the index of client and day. */
export async function findOrderEvents(
  db: Database,
  businessId: string,
  days: readonly string[],
): Promise<OrderEvent[]> {
  const placeholders = (list: readonly string[]) => list.map(() => '?').join(', ');
  const rows = await db.query<Row>(
    `SELECT id, type, source, at, details FROM app_events
     WHERE business_id = ? AND day IN (${placeholders(days)}) AND type IN (${placeholders(ORDER_TYPES)})`,
    [businessId, ...days, ...ORDER_TYPES],
  );
  return rows.flatMap(({ id, type, source, at, details }) =>
    isOrderType(type) ? [{ id: id.slice(-36), type, source, at: Number(at), details: JSON.parse(details) }] : [],
  );
}
