import { EntitySchema } from 'typeorm';
import { json, maybe, reference, time } from '../../db/columns.ts';

/** The wrong codes of late that were entered behind an account's right password. */
export interface WrongCodes {
  /** The account's. */
  id: string;
  /** When each was entered, the newest last; no more of them than matter. */
  times: readonly number[];
  /** When the account's owner was last told. */
  toldAt: number | null;
}

export const WrongCodesEntity = new EntitySchema<WrongCodes>({
  name: 'WrongCodes',
  tableName: 'wrong_codes',
  columns: {
    id: { ...reference('fk_wrong_codes_account', 'Account', 'CASCADE'), primary: true },
    times: json(),
    toldAt: maybe(time()),
  },
});
