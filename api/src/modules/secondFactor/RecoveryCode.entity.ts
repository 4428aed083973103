import { EntitySchema } from 'typeorm';
import { primaryId, reference, varchar } from '../../db/columns.ts';

/** A recovery code, usable once instead of the app. Stored as a hash, deleted when redeemed. */
export interface RecoveryCode {
  id: string;
  accountId: string;
  codeHash: string;
}

export const RecoveryCodeEntity = new EntitySchema<RecoveryCode>({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  columns: {
    id: primaryId(),
    accountId: reference('fk_recovery_codes_account', 'Account', 'CASCADE'),
    codeHash: varchar(64),
  },
  indices: [{ name: 'uq_recovery_codes', columns: ['accountId', 'codeHash'], unique: true }],
});
