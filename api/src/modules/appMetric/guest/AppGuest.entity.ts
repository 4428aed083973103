import { EntitySchema } from 'typeorm';
import { json, reference, varchar } from '../../../db/columns.ts';
import type { GuestDays } from './guestDays.types.ts';

/** On which days a guest used the app lately: as much as it takes to count nobody twice. */
export interface AppGuest {
  /** Client and guest: there is one row of them. */
  id: string;
  businessId: string;
  days: GuestDays;
  /** The last of them. */
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

/** The row of a guest of a client. */
export const guestId = (businessId: string, guest: string): string => `${businessId}/${guest}`;
