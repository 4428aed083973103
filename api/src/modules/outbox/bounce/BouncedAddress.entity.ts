import { EntitySchema } from 'typeorm';
import { epochMs, primaryId, varchar } from '../../../db/columns.ts';

/** An address whose own server rejects its mail. */
export interface BouncedAddress {
  id: string;
  /** Normalised: trimmed and in lower case. */
  email: string;
  /** Time of the first bounce. */
  since: number;
  /** Time of the last bounce. */
  lastBouncedAt: number;
  /** Last reply of the server. */
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
