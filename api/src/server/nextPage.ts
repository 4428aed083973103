import type { ApiContext } from './http/context.ts';

/**
 * Reads a page of a list, and adds a `Link` header to the next page if more rows follow (RFC 8288, ADR-0019).
 * @param limit page size
 * @param read reads this many rows after the cursor of the request
 */
export async function readPage<Row extends { readonly id: string; readonly cursor?: string }>(
  { ctx }: { readonly ctx: ApiContext },
  limit: number,
  read: (limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = await read(limit + 1);
  const last = rows[limit - 1];
  if (rows.length <= limit || !last) return rows;
  const query = new URLSearchParams(ctx.querystring);
  query.set('cursor', last.cursor ?? last.id);
  ctx.set('Link', `<${ctx.path}?${query}>; rel="next"`);
  return rows.slice(0, limit);
}
