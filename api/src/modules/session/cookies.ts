import type { ApiContext } from '../../server/http/context.ts';

/** The cookie of the session, before its name is held to a host. */
export const SESSION_COOKIE = 'skal.sid';

const COOKIE = { httpOnly: true, sameSite: 'lax', path: '/', overwrite: true, signed: true } as const;

/** A cookie's name; over TLS it makes the browser hold the cookie to this one host. */
const nameOf = (ctx: ApiContext, name: string) => (ctx.state.peer.secure ? `__Host-${name}` : name);

/** Signs and sets a cookie, for as long as the browser runs or for so many milliseconds; null takes it away. */
export function setCookie(ctx: ApiContext, name: string, value: string | null, maxAge?: number): void {
  const { secure } = ctx.state.peer;
  ctx.cookies.secure = secure;
  ctx.cookies.set(nameOf(ctx, name), value, { ...COOKIE, secure, ...(maxAge && { maxAge }) });
}

/** Reads a cookie that we have signed; any other is none. */
export function readCookie(ctx: ApiContext, name: string): string {
  ctx.cookies.secure = ctx.state.peer.secure;
  return ctx.cookies.get(nameOf(ctx, name), { signed: true }) ?? '';
}
