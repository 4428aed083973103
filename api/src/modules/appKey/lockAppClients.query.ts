import type { EntityManager } from 'typeorm';

// Raw SQL: an update that computes from the row and locks it as well.

interface AppClientRow {
  businessId: string;
  salt: string;
}

/**
 * Locks these clients until the caller's transaction ends: their events are aggregated by one transaction at a time,
 * which sees all earlier changes. Also increments their metrics version. It must be the first statement of the
 * transaction.
 * @param at time of the batch in milliseconds; null if no batch was received
 * @returns the salts of those that still exist
 */
export async function lockAppClients(
  manager: EntityManager,
  businessIds: readonly string[],
  at: number | null,
): Promise<Map<string, string>> {
  // Sorted everywhere, so that transactions wait for each other instead of deadlocking.
  const ids = [...new Set(businessIds)].sort();
  for (const id of ids) {
    await manager.query(
      `UPDATE app_clients SET first_at = COALESCE(first_at, ?), last_at = COALESCE(?, last_at), version = version + 1
       WHERE business_id = ?`,
      [at, at, id],
    );
  }
  const placeholders = ids.map(() => '?').join(', ');
  const locked = await manager.query<AppClientRow[]>(
    `SELECT business_id AS businessId, salt FROM app_clients WHERE business_id IN (${placeholders})`,
    ids,
  );
  return new Map(locked.map(({ businessId, salt }) => [businessId, salt]));
}
