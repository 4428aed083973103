import { EntitySchema } from 'typeorm';
import { epochMs, int, nullable, reference, varchar } from '../../db/columns.ts';

/** A table that a guest reserved in the app, with a name and a time, so that it can be answered. */
export interface Reservation {
  /** That of its event: client and the event's own id. */
  id: string;
  businessId: string;
  /** Metric source: `app`, or the name of a connector. */
  source: string;
  /** The app's name for it. */
  orderName: string;
  /** When the guests come. */
  forAt: number;
  places: number | null;
  item: string | null;
  bookedAt: number;
  /** Why it is over, as the app reported; null until then. */
  ended: 'cancelled' | 'missed' | null;
}

export const ReservationEntity = new EntitySchema<Reservation>({
  name: 'Reservation',
  tableName: 'reservations',
  columns: {
    id: { ...varchar(80), primary: true },
    businessId: reference('fk_reservations_business', 'Business', 'CASCADE'),
    source: varchar(32),
    orderName: varchar(64),
    forAt: epochMs(),
    places: nullable(int()),
    item: nullable(varchar(100)),
    bookedAt: epochMs(),
    ended: nullable(varchar(16)),
  },
  indices: [
    { name: 'ix_reservations_business', columns: ['businessId', 'forAt'] },
    { name: 'ix_reservations_order', columns: ['businessId', 'orderName'] },
    { name: 'ix_reservations_for', columns: ['forAt'] },
  ],
});
