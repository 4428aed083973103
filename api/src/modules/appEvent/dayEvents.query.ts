import type { EntityManager } from 'typeorm';
import type { AppEvent } from './AppEvent.entity.ts';

// Raw SQL: reads thousands of rows without creating entities.

type EventRow = Pick<AppEvent, 'type' | 'source' | 'at' | 'day' | 'guest' | 'details'>;

/** Reads all events of a client on a day, inside the caller's transaction. */
export const readDayEvents = (manager: EntityManager, businessId: string, day: string): Promise<EventRow[]> =>
  manager.query('SELECT type, source, at, day, guest, details FROM app_events WHERE business_id = ? AND day = ?', [
    businessId,
    day,
  ]);
