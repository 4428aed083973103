import { EntitySchema } from 'typeorm';
import { epochMs, reference, varchar } from '../../db/columns.ts';

/**
 * Secret shared with an authenticator app. It is active once the account's `factorSince` is set; until then the setup
 * is pending, and another setup replaces it.
 */
export interface SecondFactor {
  /** Id of the account. */
  id: string;
  /** Encrypted secret: read access to the table is not enough to generate codes. */
  sealed: string;
  /** Time step of the last redeemed code; codes up to it are rejected. */
  lastStep: number;
  createdAt: number;
}

export const SecondFactorEntity = new EntitySchema<SecondFactor>({
  name: 'SecondFactor',
  tableName: 'second_factors',
  columns: {
    id: { ...reference('fk_second_factors_account', 'Account', 'CASCADE'), primary: true },
    sealed: varchar(255),
    lastStep: epochMs(),
    createdAt: epochMs(),
  },
});
