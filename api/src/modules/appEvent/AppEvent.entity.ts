import { EntitySchema } from 'typeorm';
import { epochMs, nullable, reference, text, varchar } from '../../db/columns.ts';

/** An event as a client's app reported it. */
export interface AppEvent {
  /** Client and the event's own id; unique. */
  id: string;
  businessId: string;
  type: string;
  /** Metric source: `app`, or the name of a connector. */
  source: string;
  /** Time of the event. */
  at: number;
  /** Day of the event, in the time zone of the settings. */
  day: string;
  /** Guest as a hash of the pseudonym (`pseudonym.ts`); a random marker once the guest is erased. */
  guest: string | null;
  /** Other fields as JSON in a fixed order: the text is compared to detect changed events. */
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
