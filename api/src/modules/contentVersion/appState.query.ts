import type { Database } from '../../db/database.ts';

// Raw SQL: polled for all waiting apps, so it reads two numbers of many clients in two queries.

/** Number of clients per query. */
const CLIENTS_PER_QUERY = 500;

/** What an app can be behind of: the published version, and the last answer to an order or reservation. */
export interface AppState {
  readonly number: number;
  readonly sequence: number;
}

/** Reads the states of clients; one without content and answers has none. */
export async function readAppStates(db: Database, businessIds: readonly string[]): Promise<Map<string, AppState>> {
  const states = new Map<string, AppState>();
  for (let from = 0; from < businessIds.length; from += CLIENTS_PER_QUERY) {
    const some = businessIds.slice(from, from + CLIENTS_PER_QUERY);
    const own = `business_id IN (${some.map(() => '?').join(', ')})`;
    const [contents, answers] = await Promise.all([
      db.query<{ businessId: string; number: number }>(
        `SELECT business_id AS businessId, number FROM content_states WHERE ${own}`,
        some,
      ),
      db.query<{ businessId: string; last: number | string }>(
        `SELECT business_id AS businessId, MAX(sequence) AS last FROM app_actions WHERE ${own} GROUP BY business_id`,
        some,
      ),
    ]);
    for (const { businessId, number } of contents) states.set(businessId, { number, sequence: 0 });
    for (const { businessId, last } of answers) {
      states.set(businessId, { number: states.get(businessId)?.number ?? 0, sequence: Number(last) });
    }
  }
  return states;
}
