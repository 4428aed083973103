import type { AddOn } from '@skal/contracts/integration/addOn';
import { EntitySchema } from 'typeorm';
import { epochMs, int, primaryId, reference, varchar } from '../../db/columns.ts';
import { type FollowUp, followUpColumns } from '../inbox/followUp.ts';

/** A client's interest in an add-on that is not available yet. */
export interface AddOnInterest extends FollowUp {
  id: string;
  businessId: string;
  addOn: AddOn;
  createdAt: number;
}

export const AddOnInterestEntity = new EntitySchema<AddOnInterest>({
  name: 'AddOnInterest',
  tableName: 'add_on_interests',
  columns: {
    id: primaryId(),
    businessId: reference('fk_add_on_interests_business', 'Business', 'CASCADE'),
    addOn: varchar(16),
    ...followUpColumns(),
    // Exists since the table was created, so the column has no default.
    status: varchar(16),
    unread: int(),
    createdAt: epochMs(),
  },
  indices: [
    { name: 'uq_add_on_interests_add_on', columns: ['businessId', 'addOn'], unique: true },
    { name: 'ix_add_on_interests_inbox', columns: ['unread', 'createdAt', 'id'] },
  ],
});
