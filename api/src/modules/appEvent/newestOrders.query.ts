import type { EventType } from '@skal/contracts/appEvent';
import type { RecentOrderReply } from '@skal/contracts/commerce';
import type { EventFields } from '@skal/contracts/eventField';
import { isoTime } from '../../calendar.ts';
import type { Database } from '../../db/database.ts';
import { namedLines } from '../figure/linesOf.ts';
import { wholeUnits } from '../figure/minor.ts';

const COMPLETED: EventType = 'order.completed';

/** The orders that were completed last, since a day, the newest first. */
export async function newestOrders(
  db: Database,
  businessId: string,
  { since, limit }: { since: string; limit: number },
): Promise<RecentOrderReply[]> {
  const rows = await db.query<{ id: string; at: number; details: string }>(
    `SELECT id, at, details FROM app_events
     WHERE business_id = ? AND day >= ? AND type = '${COMPLETED}' ORDER BY at DESC, id LIMIT ?`,
    [businessId, since, limit],
  );
  return rows.map(({ id, at, details }) => {
    const said = JSON.parse(details) as EventFields;
    const { order = '', amount = 0, currency = '', channel = null } = said;
    return {
      // What stands before it is the client.
      ...{ id: id.slice(-36), order, at: isoTime(at) },
      ...{ amount: wholeUnits(amount, currency), currency, channel, lines: namedLines(said) },
    };
  });
}
