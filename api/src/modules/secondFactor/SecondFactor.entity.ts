import { EntitySchema } from 'typeorm';
import { epochMs, reference, varchar } from '../../db/columns.ts';

/**
 * What an account shares with an authenticator app. It counts once the account says so (`factorSince`); until then it
 * is being set up, and another beginning takes its place.
 */
export interface SecondFactor {
  /** The account's. */
  id: string;
  /** What is shared, sealed: reading the table is not enough to make codes. */
  sealed: string;
  /** The step of time of the last code that was used; none of it or before it is taken again. */
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
