import { EntitySchema } from 'typeorm';
import { epochMs, nullable, primaryId, reference, varchar, withDefault } from '../../db/columns.ts';

/** API key of a client's app. The key itself is not stored. */
export interface AppKey {
  id: string;
  businessId: string;
  /** SHA-256 of the key in hexadecimal (`hashKey.ts`). */
  keyHash: string;
  label: string;
  /** Last four characters of the key. */
  ending: string;
  /** Separated by spaces (`scopes.ts`). */
  scopes: string;
  createdAt: number;
  /** Accurate to the minute; null until the key is used. */
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
    scopes: withDefault(varchar(64), 'events'),
    createdAt: epochMs(),
    lastUsedAt: nullable(epochMs()),
  },
  indices: [
    { name: 'uq_app_keys_hash', columns: ['keyHash'], unique: true },
    { name: 'ix_app_keys_business', columns: ['businessId', 'createdAt'] },
  ],
});
