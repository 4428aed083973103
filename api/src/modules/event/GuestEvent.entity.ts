import type { GuestEventStatus } from '@skal/contracts/content/guestEvent';
import { EntitySchema } from 'typeorm';
import { epochMs, hundredths, id, int, nullable, primaryId, reference, text, varchar } from '../../db/columns.ts';

/** An event or promotion that a client publishes in its app. Rows are the draft. */
export interface GuestEvent {
  id: string;
  businessId: string;
  title: string;
  text: string;
  startsAt: number;
  endsAt: number;
  /** In øre; 0 is free. */
  price: number;
  /** Number of places; null for no limit. */
  capacity: number | null;
  photoId: string | null;
  status: GuestEventStatus;
  /** Why it is sold out or cancelled, for guests. */
  note: string;
  /** Increases with each change. */
  version: number;
  createdAt: number;
  /** Hash of the sender's Idempotency-Key and of the request body. */
  requestKey: string | null;
  requestHash: string | null;
}

export const GuestEventEntity = new EntitySchema<GuestEvent>({
  name: 'GuestEvent',
  tableName: 'guest_events',
  columns: {
    id: primaryId(),
    businessId: reference('fk_guest_events_business', 'Business', 'CASCADE'),
    title: varchar(120),
    text: text(),
    startsAt: epochMs(),
    endsAt: epochMs(),
    price: hundredths(),
    capacity: nullable(int()),
    photoId: nullable(id()),
    status: varchar(16),
    note: varchar(200),
    version: int(),
    createdAt: epochMs(),
    requestKey: nullable(varchar(64)),
    requestHash: nullable(varchar(64)),
  },
  indices: [
    { name: 'uq_guest_events_request_key', columns: ['requestKey'], unique: true },
    { name: 'ix_guest_events_business', columns: ['businessId', 'startsAt'] },
  ],
});
