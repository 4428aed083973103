import type { Database } from '../db/database.ts';

// Raw SQL: the table is a parameter, because several modules have encrypted secrets.

/** An encrypted secret. */
export interface SecretRow {
  readonly id: string;
  readonly sealed: string;
}

/** Reads the next batch of secrets after an id that were not encrypted with the key of this id. */
export const readSecretsOfOtherKeys = (
  db: Database,
  table: string,
  { mark, after, limit }: { mark: string; after: string; limit: number },
): Promise<SecretRow[]> =>
  db.query(`SELECT id, sealed FROM ${table} WHERE id > ? AND sealed NOT LIKE ? ORDER BY id LIMIT ?`, [
    after,
    `${mark}.%`,
    limit,
  ]);

/** Replaces an encrypted secret, unless it has changed meanwhile. */
export const replaceSecret = async (
  db: Database,
  table: string,
  { id, sealed }: SecretRow,
  reencrypted: string,
): Promise<void> => {
  await db.tx((manager) =>
    manager.query(`UPDATE ${table} SET sealed = ? WHERE id = ? AND sealed = ?`, [reencrypted, id, sealed]),
  );
};

/** Counts the secrets of a table by the id of their key. */
export async function countByKeyId(db: Database, table: string): Promise<Map<string, number>> {
  const rows = await db.query<{ mark: string; sealed: number | string }>(
    `SELECT SUBSTR(sealed, 1, 8) AS mark, COUNT(*) AS sealed FROM ${table} GROUP BY SUBSTR(sealed, 1, 8)`,
  );
  return new Map(rows.map(({ mark, sealed }) => [mark, Number(sealed)]));
}
