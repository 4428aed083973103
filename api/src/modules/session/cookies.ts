import type { ApiContext } from '../../server/http/context.ts';

/** Name of the session cookie, without the `__Host-` prefix. */
export const SESSION_COOKIE = 'skal.sid';

const COOKIE = { httpOnly: true, sameSite: 'lax', path: '/', overwrite: true, signed: true } as const;

/** Returns the cookie's name; over TLS the `__Host-` prefix binds it to this host. */
const getCookieName = (ctx: ApiContext, name: string) => (ctx.state.peer.secure ? `__Host-${name}` : name);

/**
 * Signs and sets a cookie.
 * @param value null removes the cookie
 * @param maxAge in milliseconds; without it the cookie lasts for the browser session
 */
export function setCookie(ctx: ApiContext, name: string, value: string | null, maxAge?: number): void {
  const { secure } = ctx.state.peer;
  ctx.cookies.secure = secure;
  ctx.cookies.set(getCookieName(ctx, name), value, { ...COOKIE, secure, ...(maxAge && { maxAge }) });
}

/** Reads a signed cookie; empty if it is missing or its signature is invalid. */
export function readCookie(ctx: ApiContext, name: string): string {
  ctx.cookies.secure = ctx.state.peer.secure;
  return ctx.cookies.get(getCookieName(ctx, name), { signed: true }) ?? '';
}
