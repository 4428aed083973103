import { EntitySchema } from 'typeorm';
import { epochMs, nullable, primaryId, reference, text, varchar } from '../../db/columns.ts';

/** Public key of a passkey. It signs no one in: the private key stays on the device. */
export interface Passkey {
  id: string;
  accountId: string;
  name: string;
  /** Credential id in base64url, and its hash, by which it is found. */
  credentialId: string;
  credentialHash: string;
  /** In base64url, as in WebAuthn. */
  publicKey: string;
  /** Signature counter of the authenticator; 0 if it has none. */
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
