import { LOW_STOCK } from '@skal/contracts/analytics/lowStock';
import { MAX_PRODUCTS, type ShopProductReply } from '@skal/contracts/integration/connection';
import type { Database } from '../../../db/database.ts';
import { toIsoTime } from '../../../time/calendar.ts';

// Raw SQL: a join.

interface Row {
  readonly id: string;
  readonly title: string;
  readonly stock: number | null;
  readonly readAt: number | string;
}

/** Finds the products of a client's connected shop, by name. */
export async function findProducts(db: Database, businessId: string): Promise<ShopProductReply[]> {
  const rows = await db.query<Row>(
    `SELECT v.id AS id, v.title AS title, v.stock AS stock, v.read_at AS readAt
     FROM shop_variants v JOIN connections c ON c.id = v.connection_id
     WHERE c.business_id = ? ORDER BY v.title, v.id LIMIT ${MAX_PRODUCTS}`,
    [businessId],
  );
  // The id is prefixed with the connection.
  return rows.map(({ id, title, stock, readAt }) => ({
    id: id.slice(37),
    title,
    stock,
    readAt: toIsoTime(Number(readAt)),
  }));
}

/** Products that are low on stock or sold out. */
export interface LowStock {
  readonly count: number;
  /** First of them by name, and its stock. */
  readonly title: string;
  readonly stock: number;
  /** Time of the last update, in milliseconds since 1970. */
  readonly readAt: number;
}

/** Finds products of a client's shop that are low on stock; null if there are none. */
export async function findLowStock(db: Database, businessId: string): Promise<LowStock | null> {
  const rows = await db.query<{ title: string; stock: number; readAt: number | string }>(
    `SELECT v.title AS title, v.stock AS stock, v.read_at AS readAt
     FROM shop_variants v JOIN connections c ON c.id = v.connection_id
     WHERE c.business_id = ? AND v.stock <= ? ORDER BY v.title, v.id LIMIT ${MAX_PRODUCTS}`,
    [businessId, LOW_STOCK],
  );
  const [first] = rows;
  if (!first) return null;
  const readAt = Math.max(...rows.map((row) => Number(row.readAt)));
  return { count: rows.length, title: first.title, stock: Number(first.stock), readAt };
}
