import { EntitySchema } from 'typeorm';
import { epochMs, int, reference, varchar, withDefault } from '../../../db/columns.ts';

/**
 * Read model of the operator's client list: one row per client with everything to search, filter and sort by, derived
 * from its business, subscription and account (`clientListEntryOf`). None of these three tables can answer for a page
 * of the list alone, and a join of all three is slow. It contains only derived data and serves only the list.
 */
export interface ClientListEntry {
  businessId: string;
  /** Sort keys of names: Danish order, numbers by value, independent of the database's collation. */
  business: string;
  contact: string;
  /** Positions in the contract's lists. */
  plan: number;
  status: number;
  /** Missing values come last in either direction: `Up` is for ascending order, `Down` for descending. */
  phoneUp: string;
  phoneDown: string;
  loginUp: number;
  loginDown: number;
  /** All searchable texts, folded. */
  search: string;
  /** Digits of the phone number. */
  digits: string;
  /** Time of the last write to this row; search index caches read changes by it. */
  changedAt: number;
}

/** Columns by which the list is sorted; each index also contains the filter columns. */
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
