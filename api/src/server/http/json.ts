import type { ApiContext } from './context.ts';

/**
 * Answers with JSON; nothing at all is an answer without a body. It is written out here, where a fault still
 * becomes a refusal, and not when koa sends it.
 */
export function sendJson(ctx: Pick<ApiContext, 'status' | 'body' | 'set'>, status: number, value: unknown): void {
  const body = value === undefined ? null : JSON.stringify(value);
  ctx.status = status;
  if (body !== null) ctx.set('Content-Type', 'application/json; charset=utf-8');
  ctx.body = body;
}
