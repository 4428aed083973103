import { EntitySchema } from 'typeorm';
import { epochMs, nullable, reference, text, varchar } from '../../db/columns.ts';

/** An event as a client's app reported it. */
export interface AppEvent {
  /** Client and the event's own id: there is one row of them. */
  id: string;
  businessId: string;
  type: string;
  /** What reported it: `app`, or the name of a connector. */
  source: string;
  /** When it happened. */
  at: number;
  /** The day it belongs to, in the time zone of the settings. */
  day: string;
  /** Who did it, as a hash of the pseudonym (`pseudonym.ts`); a random mark once the guest is erased. */
  guest: string | null;
  /** What else it says, as JSON in one fixed order: texts are compared to know whether two events say the same. */
  details: string;
  receivedAt: number;
}

export const AppEventEntity = new EntitySchema<AppEvent>({
  name: 'AppEvent',
  tableName: 'app_events',
  columns: {
    id: { ...varchar(80), primary: true },
    businessId: reference('fk_app_events_business', 'Business', 'CASCADE'),
    type: varchar(100),
    source: varchar(32),
    at: epochMs(),
    day: varchar(10),
    guest: nullable(varchar(32)),
    details: text(),
    receivedAt: epochMs(),
  },
  indices: [
    { name: 'ix_app_events_business', columns: ['businessId', 'day'] },
    { name: 'ix_app_events_day', columns: ['day'] },
  ],
});
