import type { EventType } from '@skal/contracts/appEvent';
import type { RecentOrderReply } from '@skal/contracts/commerce';
import type { EventFields } from '@skal/contracts/eventField';
import { MoreThanOrEqual } from 'typeorm';
import { isoTime } from '../../calendar.ts';
import type { Database } from '../../db/database.ts';
import { orderLineReplies } from '../figure/linesOf.ts';
import { wholeUnits } from '../figure/minor.ts';
import { AppEventEntity } from './AppEvent.entity.ts';

const COMPLETED: EventType = 'order.completed';

/** The orders that were completed last, since a day, the newest first. */
export async function newestOrders(
  db: Database,
  businessId: string,
  { since, limit }: { since: string; limit: number },
): Promise<RecentOrderReply[]> {
  const events = await db.read((manager) =>
    manager.find(AppEventEntity, {
      where: { businessId, day: MoreThanOrEqual(since), type: COMPLETED },
      order: { at: 'DESC', id: 'ASC' },
      take: limit,
    }),
  );
  return events.map(({ id, at, details }) => {
    const said = JSON.parse(details) as EventFields;
    const { order = '', amount = 0, currency = '', channel = null } = said;
    return {
      // What stands before it is the client.
      ...{ id: id.slice(-36), order, at: isoTime(at) },
      ...{ amount: wholeUnits(amount, currency), currency, channel, lines: orderLineReplies(said) },
    };
  });
}
