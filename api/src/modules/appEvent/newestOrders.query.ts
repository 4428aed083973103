import type { RecentOrderReply } from '@skal/contracts/analytics/commerce';
import type { EventType } from '@skal/contracts/app/appEvent';
import type { EventFields } from '@skal/contracts/app/eventField';
import { MoreThanOrEqual } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { toIsoTime } from '../../time/calendar.ts';
import { presentOrderLines } from '../appMetric/aggregate/orderLines.ts';
import { toWholeUnits } from '../appMetric/period/minorUnits.ts';
import { AppEventEntity } from './AppEvent.entity.ts';

const COMPLETED: EventType = 'order.completed';

/** Finds the latest completed orders since a day, newest first. */
export async function findNewestOrders(
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
    const fields = JSON.parse(details) as EventFields;
    const { order = '', amount = 0, currency = '', channel = null } = fields;
    return {
      // The id is prefixed with the client.
      ...{ id: id.slice(-36), order, at: toIsoTime(at) },
      ...{ amount: toWholeUnits(amount, currency), currency, channel, lines: presentOrderLines(fields) },
    };
  });
}
