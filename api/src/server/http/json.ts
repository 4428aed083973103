import type { ApiContext } from './context.ts';

/**
 * Sends JSON, or an empty body for undefined. Serializes here, where an error still becomes an error response, and not
 * when koa sends it.
 */
export function sendJson(ctx: Pick<ApiContext, 'status' | 'body' | 'set'>, status: number, value: unknown): void {
  const body = value === undefined ? null : JSON.stringify(value);
  ctx.status = status;
  if (body !== null) ctx.set('Content-Type', 'application/json; charset=utf-8');
  ctx.body = body;
}
