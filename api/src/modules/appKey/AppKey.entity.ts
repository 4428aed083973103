import { EntitySchema } from 'typeorm';
import { epochMs, nullable, primaryId, reference, varchar } from '../../db/columns.ts';

/** A key with which a client's app reports. The key itself is stored nowhere. */
export interface AppKey {
  id: string;
  businessId: string;
  /** Its SHA-256, in hexadecimal (`hashKey.ts`). */
  keyHash: string;
  label: string;
  /** Its last four characters. */
  ending: string;
  createdAt: number;
  /** To the minute; null until it is used. */
  lastUsedAt: number | null;
}

export const AppKeyEntity = new EntitySchema<AppKey>({
  name: 'AppKey',
  tableName: 'app_keys',
  columns: {
    id: primaryId(),
    businessId: reference('fk_app_keys_business', 'Business', 'CASCADE'),
    keyHash: varchar(64),
    label: varchar(64),
    ending: varchar(4),
    createdAt: epochMs(),
    lastUsedAt: nullable(epochMs()),
  },
  indices: [
    { name: 'uq_app_keys_hash', columns: ['keyHash'], unique: true },
    { name: 'ix_app_keys_business', columns: ['businessId', 'createdAt'] },
  ],
});
