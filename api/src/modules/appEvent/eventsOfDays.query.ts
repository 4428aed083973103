import type { EventType } from '@skal/contracts/app/appEvent';
import type { EventFields } from '@skal/contracts/app/eventField';
import type { Database } from '../../db/database.ts';

// Raw SQL: reads thousands of rows without creating entities.

/** An event of one of some types. */
export interface DayEvent<Type extends EventType> {
  /** Its own id, without the client. */
  readonly id: string;
  readonly type: Type;
  readonly source: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly details: Omit<EventFields, 'guest'>;
}

/** Finds the events of some types on some days, by the index of client and day. */
export async function findEventsOfDays<Type extends EventType>(
  db: Database,
  businessId: string,
  days: readonly string[],
  types: readonly Type[],
): Promise<DayEvent<Type>[]> {
  const placeholders = (list: readonly string[]) => list.map(() => '?').join(', ');
  const rows = await db.query<{ id: string; type: Type; source: string; at: number | string; details: string }>(
    `SELECT id, type, source, at, details FROM app_events
     WHERE business_id = ? AND day IN (${placeholders(days)}) AND type IN (${placeholders(types)})`,
    [businessId, ...days, ...types],
  );
  return rows.map(({ id, at, details, ...row }) => ({
    ...{ ...row, id: id.slice(-36), at: Number(at), details: JSON.parse(details) },
  }));
}
