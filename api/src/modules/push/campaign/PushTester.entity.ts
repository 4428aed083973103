import { EntitySchema } from 'typeorm';
import { epochMs, primaryId, reference, varchar } from '../../../db/columns.ts';

/** A guest whose phones get tests: the owner entered the guest ID of their own app. */
export interface PushTester {
  id: string;
  businessId: string;
  /** As in `devices`. */
  guestId: string;
  name: string;
  createdAt: number;
}

export const PushTesterEntity = new EntitySchema<PushTester>({
  name: 'PushTester',
  tableName: 'push_testers',
  columns: {
    id: primaryId(),
    businessId: reference('fk_push_testers_business', 'Business', 'CASCADE'),
    guestId: varchar(80),
    name: varchar(60),
    createdAt: epochMs(),
  },
  indices: [{ name: 'uq_push_testers_guest', columns: ['businessId', 'guestId'], unique: true }],
});
