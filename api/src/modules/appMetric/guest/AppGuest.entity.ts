import { EntitySchema } from 'typeorm';
import { json, reference, varchar } from '../../../db/columns.ts';
import type { GuestDays } from './guestDays.types.ts';

/** Recent days on which a guest used the app, enough to count each guest once. */
export interface AppGuest {
  /** Client and guest; unique. */
  id: string;
  businessId: string;
  days: GuestDays;
  /** Last of these days. */
  lastDay: string;
}

export const AppGuestEntity = new EntitySchema<AppGuest>({
  name: 'AppGuest',
  tableName: 'app_guests',
  columns: {
    id: { ...varchar(80), primary: true },
    businessId: reference('fk_app_guests_business', 'Business', 'CASCADE'),
    days: json(),
    lastDay: varchar(10),
  },
  indices: [
    { name: 'ix_app_guests_business', columns: ['businessId'] },
    { name: 'ix_app_guests_day', columns: ['lastDay'] },
  ],
});

/** Returns the row id of a client's guest. */
export const buildGuestId = (businessId: string, guest: string): string => `${businessId}/${guest}`;
