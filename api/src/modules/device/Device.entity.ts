import type { DevicePlatform } from '@skal/contracts/app/device';
import { EntitySchema } from 'typeorm';
import { epochMs, nullable, primaryId, reference, text, varchar } from '../../db/columns.ts';

/** A guest's device that receives notifications. */
export interface Device {
  id: string;
  businessId: string;
  /** SHA-256 of the token in hexadecimal: a token is longer than an index may be. */
  tokenHash: string;
  token: string;
  platform: DevicePlatform;
  /** Row id of the guest (`buildGuestId`); null before a guest has signed in. */
  guestId: string | null;
  locale: string;
  createdAt: number;
  /** Time of the last registration. */
  seenAt: number;
}

export const DeviceEntity = new EntitySchema<Device>({
  name: 'Device',
  tableName: 'devices',
  columns: {
    id: primaryId(),
    businessId: reference('fk_devices_business', 'Business', 'CASCADE'),
    tokenHash: varchar(64),
    token: text(),
    platform: varchar(8),
    guestId: nullable(varchar(80)),
    locale: varchar(35),
    createdAt: epochMs(),
    seenAt: epochMs(),
  },
  indices: [
    { name: 'uq_devices_token', columns: ['businessId', 'tokenHash'], unique: true },
    { name: 'ix_devices_guest', columns: ['businessId', 'guestId', 'createdAt'] },
    { name: 'ix_devices_page', columns: ['businessId', 'id'] },
    { name: 'ix_devices_seen', columns: ['seenAt'] },
  ],
});
