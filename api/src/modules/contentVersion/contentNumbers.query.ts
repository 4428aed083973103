import type { Database } from '../../db/database.ts';

// Raw SQL: polled for all waiting apps, so it reads two columns of many clients in one query.

/** Number of clients per query. */
const CLIENTS_PER_QUERY = 500;

/** Reads the number of the published version per client; a client without content has none. */
export async function readContentNumbers(db: Database, businessIds: readonly string[]): Promise<Map<string, number>> {
  const numbers = new Map<string, number>();
  for (let from = 0; from < businessIds.length; from += CLIENTS_PER_QUERY) {
    const some = businessIds.slice(from, from + CLIENTS_PER_QUERY);
    const rows = await db.query<{ businessId: string; number: number }>(
      `SELECT business_id AS businessId, number FROM content_states
       WHERE business_id IN (${some.map(() => '?').join(', ')})`,
      some,
    );
    for (const { businessId, number } of rows) numbers.set(businessId, number);
  }
  return numbers;
}
