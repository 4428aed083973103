import type { EntityManager } from 'typeorm';

// Raw SQL: sums over a join of three tables.

/**
 * Counts the files that a client stores and their bytes, except one file that is being replaced. Operators' attachments
 * do not count. It counts rows, so deleted files need no refund.
 */
export async function countStoredFiles(
  manager: EntityManager,
  { businessId, attachmentId }: { businessId: string; attachmentId: string },
): Promise<{ files: number; bytes: number }> {
  const [sums] = await manager.query<{ files: unknown; bytes: unknown }[]>(
    `SELECT COUNT(*) AS files, SUM(a.bytes) AS bytes
     FROM tickets t
     JOIN attachments a ON a.ticket_id = t.id
     LEFT JOIN ticket_messages m ON m.id = a.message_id
     WHERE t.business_id = ? AND a.stored_as IS NOT NULL AND a.id <> ? AND (m.author IS NULL OR m.author = 'client')`,
    [businessId, attachmentId],
  );
  return { files: Number(sums?.files ?? 0), bytes: Number(sums?.bytes ?? 0) };
}
