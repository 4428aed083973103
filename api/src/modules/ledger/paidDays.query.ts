import type { Database } from '../../db/database.ts';

// Raw SQL: grouped sums.

/** Payments of a client on one day in one currency, less refunds, in hundredths. */
export interface PaidDay {
  readonly day: string;
  readonly currency: string;
  readonly amount: number;
}

/** Reads a client's payments by day and currency, oldest first. */
export async function readPaidDays(db: Database, clientId: string): Promise<PaidDay[]> {
  const rows = await db.query<Omit<PaidDay, 'amount'> & { amount: number | string }>(
    'SELECT day, currency, SUM(amount) AS amount FROM ledger WHERE client_id = ? GROUP BY day, currency ORDER BY day',
    [clientId],
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}
