import { EntitySchema } from 'typeorm';
import { epochMs, json, nullable, reference } from '../../db/columns.ts';

/** Recent failed codes after an account's right password. */
export interface FailedCodes {
  /** Id of the account. */
  id: string;
  /** Time of each failure, latest last; only as many as needed. */
  times: readonly number[];
  /** Time of the last notice to the account's owner. */
  notifiedAt: number | null;
}

export const FailedCodesEntity = new EntitySchema<FailedCodes>({
  name: 'FailedCodes',
  tableName: 'failed_codes',
  columns: {
    id: { ...reference('fk_failed_codes_account', 'Account', 'CASCADE'), primary: true },
    times: json(),
    notifiedAt: nullable(epochMs()),
  },
});
