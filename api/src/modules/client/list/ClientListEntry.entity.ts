import { EntitySchema } from 'typeorm';
import { epochMs, int, reference, varchar, withDefault } from '../../../db/columns.ts';

/**
 * What the operator's list is searched, filtered and sorted by: for each client one row, made from its business, its
 * subscription and its account (`clientListEntryOf`). None of them could answer for a page of the list alone, and all three
 * together not quickly. It says nothing that the client's own rows do not say, and is read for nothing else.
 */
export interface ClientListEntry {
  businessId: string;
  /** Names, made comparable: Danish order, numbers as numbers, whatever the database makes of it. */
  business: string;
  contact: string;
  /** Places in the contract's lists. */
  plan: number;
  status: number;
  /** What is missing comes last either way: `Up` is for ascending order, `Down` for descending. */
  phoneUp: string;
  phoneDown: string;
  loginUp: number;
  loginDown: number;
  /** All texts that are searched, folded. */
  search: string;
  /** The phone number's digits alone. */
  digits: string;
  /** When this row was written last: who holds its texts asks by it. */
  changedAt: number;
}

/** The columns that the list is sorted by; an index of each has what a page is filtered by, too. */
const ORDERS = ['business', 'contact', 'plan', 'status', 'phoneUp', 'phoneDown', 'loginUp', 'loginDown'] as const;

export const ClientListEntryEntity = new EntitySchema<ClientListEntry>({
  name: 'ClientListEntry',
  tableName: 'client_list_entries',
  columns: {
    businessId: { ...reference('fk_client_list_entries_business', 'Business', 'CASCADE'), primary: true },
    business: varchar(200),
    contact: varchar(200),
    plan: int(),
    status: int(),
    phoneUp: varchar(40),
    phoneDown: varchar(40),
    loginUp: epochMs(),
    loginDown: epochMs(),
    search: varchar(1000),
    digits: varchar(40),
    changedAt: withDefault(epochMs(), 0),
  },
  indices: [
    ...ORDERS.map((column) => ({
      name: `ix_client_list_entries_${column.toLowerCase()}`,
      columns: [...new Set([column, 'businessId', 'status', 'plan'])],
    })),
    { name: 'ix_client_list_entries_changed', columns: ['changedAt'] },
  ],
});
