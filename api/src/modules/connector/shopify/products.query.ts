import { PRODUCTS_MAX, type ShopProductReply } from '@skal/contracts/connection';
import { isoTime } from '../../../calendar.ts';
import type { Database } from '../../../db/database.ts';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly stock: number | null;
  readonly readAt: number | string;
}

/** What the connected shop of a client sells, by name. */
export async function findProducts(db: Database, businessId: string): Promise<ShopProductReply[]> {
  const rows = await db.query<Row>(
    `SELECT v.id AS id, v.title AS title, v.stock AS stock, v.read_at AS readAt
     FROM shop_variants v JOIN connections c ON c.id = v.connection_id
     WHERE c.business_id = ? ORDER BY v.title, v.id LIMIT ${PRODUCTS_MAX}`,
    [businessId],
  );
  // What stands before it is the connection.
  return rows.map(({ id, title, stock, readAt }) => ({
    id: id.slice(37),
    title,
    stock,
    readAt: isoTime(Number(readAt)),
  }));
}
