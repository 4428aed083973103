import type { EntityManager } from 'typeorm';

// Raw SQL: an update that computes from the row, which is the lock as well.

interface AppClientRow {
  businessId: string;
  salt: string;
}

/**
 * Holds these clients until the caller's transaction is over: whatever adds up events of one does so alone, and sees all
 * that was added before. Whoever follows their figures is told when it has ended. It must be the first that the transaction does.
 * @param at when a batch came from them, in milliseconds; null where none did
 * @returns the salts of those that are still there
 */
export async function lockAppClients(
  manager: EntityManager,
  businessIds: readonly string[],
  at: number | null,
): Promise<Map<string, string>> {
  // In one order everywhere, so that two transactions wait for each other instead of standing in each other's way.
  const ids = [...new Set(businessIds)].sort();
  for (const id of ids) {
    await manager.query(
      `UPDATE app_clients SET first_at = COALESCE(first_at, ?), last_at = COALESCE(?, last_at), version = version + 1
       WHERE business_id = ?`,
      [at, at, id],
    );
  }
  const places = ids.map(() => '?').join(', ');
  const held = await manager.query<AppClientRow[]>(
    `SELECT business_id AS businessId, salt FROM app_clients WHERE business_id IN (${places})`,
    ids,
  );
  return new Map(held.map(({ businessId, salt }) => [businessId, salt]));
}
