import type { ApiContext } from './context.ts';

/** Stands in the browser that has just changed something, whichever process it asks next. */
const COOKIE = 'skal.wrote';

/** For so long, in milliseconds: longer than a replica may be behind while it is asked. */
const WROTE_MS = 5_000;

/** What comes next of this browser reads what it has written. */
export function noteWrite(ctx: ApiContext): void {
  const { secure } = ctx.state.peer;
  ctx.cookies.secure = secure;
  ctx.cookies.set(COOKIE, '1', {
    httpOnly: true,
    sameSite: 'lax',
    path: '/api',
    maxAge: WROTE_MS,
    signed: false,
    secure,
  });
}

/** Whether this browser has changed something a moment ago. */
export const hasWritten = (ctx: ApiContext): boolean => ctx.cookies.get(COOKIE, { signed: false }) !== undefined;
