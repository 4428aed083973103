import type { RevenueCategory } from '@skal/contracts/finance/revenue';
import { EntitySchema } from 'typeorm';
import { hundredths, varchar } from '../../db/columns.ts';

/** Revenue of one day and category, maintained as entries are posted. */
export interface LedgerDay {
  /** Day and category; unique. */
  id: string;
  day: string;
  category: RevenueCategory;
  euroCents: number;
}

export const LedgerDayEntity = new EntitySchema<LedgerDay>({
  name: 'LedgerDay',
  tableName: 'ledger_days',
  columns: {
    id: { ...varchar(48), primary: true },
    day: varchar(10),
    category: varchar(32),
    euroCents: hundredths(),
  },
  indices: [{ name: 'ix_ledger_days_day', columns: ['day', 'category', 'euroCents'] }],
});
