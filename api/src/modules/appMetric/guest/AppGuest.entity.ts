import { EntitySchema } from 'typeorm';
import { int, json, nullable, reference, varchar } from '../../../db/columns.ts';
import type { GuestDays } from './guestDays.types.ts';

/** Recent days on which a guest used the app, enough to count each guest once. */
export interface AppGuest {
  /** Client and guest; unique. */
  id: string;
  businessId: string;
  days: GuestDays;
  /** Last of these days. */
  lastDay: string;
  /** First of these days; null in a row of a release without these columns, until its guest's next event. */
  firstDay: string | null;
  /** Number of days with an opening, within `ACTIVITY_DAYS` up to the last day. */
  openDays: number | null;
  /** Number of stamps in the same time. */
  stamps: number | null;
}

export const AppGuestEntity = new EntitySchema<AppGuest>({
  name: 'AppGuest',
  tableName: 'app_guests',
  columns: {
    id: { ...varchar(80), primary: true },
    businessId: reference('fk_app_guests_business', 'Business', 'CASCADE'),
    days: json(),
    lastDay: varchar(10),
    firstDay: nullable(varchar(10)),
    openDays: nullable(int()),
    stamps: nullable(int()),
  },
  indices: [
    { name: 'ix_app_guests_business', columns: ['businessId'] },
    { name: 'ix_app_guests_day', columns: ['lastDay'] },
  ],
});
