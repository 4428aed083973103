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
    lastBouncedAt: epochMs(),
    lastError: varchar(255),
  },
  indices: [
    { name: 'uq_bounced_addresses_email', columns: ['email'], unique: true },
    { name: 'ix_bounced_addresses_bounced', columns: ['lastBouncedAt'] },
  ],
});
