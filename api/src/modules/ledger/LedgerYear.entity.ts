import type { RevenueCategory } from '@skal/contracts/revenue';
import { EntitySchema } from 'typeorm';
import { hundredths, id, line } from '../../db/columns.ts';

/** What one client brought in one category in a year: so those who brought most are found without adding up all. */
export interface LedgerYear {
  /** Year, category and client: there is one row of them. */
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
    id: { ...line(80), primary: true },
    year: line(4),
    category: line(32),
    clientId: id(),
    clientName: line(200),
    euroCents: hundredths(),
  },
  indices: [{ name: 'ix_ledger_years_amount', columns: ['year', 'category', 'euroCents'] }],
});
