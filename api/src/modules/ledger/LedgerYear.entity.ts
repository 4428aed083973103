import type { RevenueCategory } from '@skal/contracts/finance/revenue';
import { EntitySchema } from 'typeorm';
import { hundredths, id, varchar } from '../../db/columns.ts';

/** Revenue of one client and category in a year, for finding the top clients without summing all entries. */
export interface LedgerYear {
  /** Year, category and client; unique. */
  id: string;
  year: string;
  category: RevenueCategory;
  clientId: string;
  clientName: string;
  euroCents: number;
}

export const LedgerYearEntity = new EntitySchema<LedgerYear>({
  name: 'LedgerYear',
  tableName: 'ledger_years',
  columns: {
    id: { ...varchar(80), primary: true },
    year: varchar(4),
    category: varchar(32),
    clientId: id(),
    clientName: varchar(200),
    euroCents: hundredths(),
  },
  indices: [{ name: 'ix_ledger_years_amount', columns: ['year', 'category', 'euroCents'] }],
});
