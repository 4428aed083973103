import type { Database } from '../../db/database.ts';

// Raw SQL: sums by group.

/** What a client paid on one day in one currency, less what was given back, in hundredths. */
export interface PaidDay {
  readonly day: string;
  readonly currency: string;
  readonly amount: number;
}

/** What a client has paid, day by day and by currency, oldest first. */
export async function readPaidDays(db: Database, clientId: string): Promise<PaidDay[]> {
  const rows = await db.query<Omit<PaidDay, 'amount'> & { amount: number | string }>(
    'SELECT day, currency, SUM(amount) AS amount FROM ledger WHERE client_id = ? GROUP BY day, currency ORDER BY day',
    [clientId],
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}
