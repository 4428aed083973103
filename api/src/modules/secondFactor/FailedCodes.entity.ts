import { EntitySchema } from 'typeorm';
import { epochMs, json, nullable, reference } from '../../db/columns.ts';

/** The wrong codes of late that were entered behind an account's right password. */
export interface FailedCodes {
  /** The account's. */
  id: string;
  /** When each was entered, the newest last; no more of them than matter. */
  times: readonly number[];
  /** When the account's owner was last told. */
  notifiedAt: number | null;
}

export const FailedCodesEntity = new EntitySchema<FailedCodes>({
  name: 'FailedCodes',
  tableName: 'failed_codes',
  columns: {
    id: { ...reference('fk_failed_codes_account', 'Account', 'CASCADE'), primary: true },
    times: json(),
    notifiedAt: { ...nullable(epochMs()), name: 'told_at' },
  },
});
