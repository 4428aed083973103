import type { EventType } from '@skal/contracts/appEvent';
import type { RecentOrderReply } from '@skal/contracts/commerce';
import type { EventFields } from '@skal/contracts/eventField';
import { isoTime } from '../../calendar.ts';
import type { Database } from '../../db/database.ts';
import { MINOR } from '../figure/minor.ts';

const COMPLETED: EventType = 'order.completed';

/** The orders that were completed last, since a day, the newest first. */
export async function newestOrders(
  db: Database,
  businessId: string,
  { since, limit }: { since: string; limit: number },
): Promise<RecentOrderReply[]> {
  const rows = await db.query<{ id: string; at: number; details: string }>(
    `SELECT id, at, details FROM app_events
     WHERE business_id = ? AND day >= ? AND HEX(type) = HEX('${COMPLETED}') ORDER BY at DESC, id LIMIT ?`,
    [businessId, since, limit],
  );
  return rows.map(({ id, at, details }) => {
    const { order = '', amount = 0, currency = '', channel = null } = JSON.parse(details) as EventFields;
    // What stands before it is the client.
    return { id: id.slice(-36), order, at: isoTime(at), amount: amount / MINOR, currency, channel };
  });
}
