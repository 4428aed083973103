import { EntitySchema } from 'typeorm';
import { epochMs, nullable, primaryId, reference, text, varchar } from '../../db/columns.ts';

/** A key pair of which somebody's device keeps the secret half; this is the other one, with which nobody signs in. */
export interface Passkey {
  id: string;
  accountId: string;
  name: string;
  /** Its own id in base64url, and the hash of that, by which it is found. */
  credentialId: string;
  credentialHash: string;
  /** In base64url, as WebAuthn writes it. */
  publicKey: string;
  /** How often it was used, by its own count; 0 for one that does not count. */
  uses: number;
  createdAt: number;
  usedAt: number | null;
}

export const PasskeyEntity = new EntitySchema<Passkey>({
  name: 'Passkey',
  tableName: 'passkeys',
  columns: {
    id: primaryId(),
    accountId: reference('fk_passkeys_account', 'Account', 'CASCADE'),
    name: varchar(100),
    credentialId: text(),
    credentialHash: varchar(64),
    publicKey: text(),
    uses: epochMs(),
    createdAt: epochMs(),
    usedAt: nullable(epochMs()),
  },
  indices: [
    { name: 'uq_passkeys_credential', columns: ['credentialHash'], unique: true },
    { name: 'ix_passkeys_account', columns: ['accountId'] },
  ],
});
