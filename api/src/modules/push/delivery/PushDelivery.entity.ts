import type { PushReason } from '@skal/contracts/push/push';
import { EntitySchema } from 'typeorm';
import { epochMs, int, nullable, reference, varchar } from '../../../db/columns.ts';

/** A notification on its way to one device. */
export interface PushDelivery {
  /** Campaign and device (`buildDeliveryId`): a device gets a notification once. */
  id: string;
  campaignId: string;
  /** The device may have been forgotten since. */
  deviceId: string;
  /** Guest, or the device without one; the weekly maximum counts by it. A test has its own. */
  recipient: string;
  state: 'pending' | 'sent' | 'failed' | 'skipped';
  reason: PushReason | null;
  /** Time of the next attempt, or the end of a lease; null once it is settled. */
  dueAt: number | null;
  attempts: number;
  /** Batch that is sending it. */
  leasedBy: string | null;
  createdAt: number;
}

export const PushDeliveryEntity = new EntitySchema<PushDelivery>({
  name: 'PushDelivery',
  tableName: 'push_deliveries',
  columns: {
    id: { ...varchar(73), primary: true },
    campaignId: reference('fk_push_deliveries_campaign', 'PushCampaign', 'CASCADE'),
    deviceId: varchar(36),
    recipient: varchar(80),
    state: varchar(8),
    reason: nullable(varchar(16)),
    dueAt: nullable(epochMs()),
    attempts: int(),
    leasedBy: nullable(varchar(36)),
    createdAt: epochMs(),
  },
  indices: [
    { name: 'ix_push_deliveries_due', columns: ['campaignId', 'dueAt'] },
    { name: 'ix_push_deliveries_state', columns: ['campaignId', 'state', 'reason'] },
    { name: 'ix_push_deliveries_recipient', columns: ['recipient', 'createdAt'] },
    { name: 'ix_push_deliveries_created', columns: ['createdAt'] },
  ],
});

export const buildDeliveryId = (campaignId: string, deviceId: string): string => `${campaignId}/${deviceId}`;
