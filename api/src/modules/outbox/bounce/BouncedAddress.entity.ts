import { EntitySchema } from 'typeorm';
import { epochMs, primaryId, varchar } from '../../../db/columns.ts';

/** An address whose own server takes no mail for it. */
export interface BouncedAddress {
  id: string;
  /** As compared: trimmed and in lower case. */
  email: string;
  /** When it was first refused. */
  since: number;
  /** When it was refused last. */
  lastBouncedAt: number;
  /** What was said of it last. */
  lastError: string;
}

export const BouncedAddressEntity = new EntitySchema<BouncedAddress>({
  name: 'BouncedAddress',
  tableName: 'bounced_addresses',
  columns: {
    id: primaryId(),
    email: varchar(254),
    since: epochMs(),
    lastBouncedAt: { ...epochMs(), name: 'noted_at' },
    lastError: { ...varchar(255), name: 'said' },
  },
  indices: [
    { name: 'uq_undeliverable_email', columns: ['email'], unique: true },
    { name: 'ix_undeliverable_noted', columns: ['lastBouncedAt'] },
  ],
});
