import type { EntityManager } from 'typeorm';

// Raw SQL: sums over joins, and of two tables.

/**
 * Counts the attachments and photos that a client stores and their bytes, except one file that is being replaced.
 * Operators' attachments and deleted photos do not count. It counts rows, so deleted files need no refund.
 */
export async function countStoredFiles(
  manager: EntityManager,
  { businessId, fileId }: { businessId: string; fileId: string },
): Promise<{ files: number; bytes: number }> {
  const [sums] = await manager.query<{ files: unknown; bytes: unknown }[]>(
    `SELECT COUNT(*) AS files, SUM(f.bytes) AS bytes FROM (
       SELECT a.bytes AS bytes
       FROM tickets t
       JOIN attachments a ON a.ticket_id = t.id
       LEFT JOIN ticket_messages m ON m.id = a.message_id
       WHERE t.business_id = ? AND a.stored_as IS NOT NULL AND a.id <> ? AND (m.author IS NULL OR m.author = 'client')
       UNION ALL
       SELECT p.bytes AS bytes FROM photos p
       WHERE p.business_id = ? AND p.stored_as IS NOT NULL AND p.removed_after IS NULL AND p.id <> ?
     ) f`,
    [businessId, fileId, businessId, fileId],
  );
  return { files: Number(sums?.files ?? 0), bytes: Number(sums?.bytes ?? 0) };
}
