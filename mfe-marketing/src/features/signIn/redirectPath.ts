/** Where to go when the server names no place, or one that is not ours. The gate there sends an operator on (I8). */
export const DEFAULT_PATH = '/dashboard';

/** Stands for this site, whatever its address is. */
const HERE = 'https://this-site.invalid';

/**
 * The path to go to after signing in (H10): only one of this site is followed. It is read by the rules by which a
 * browser reads addresses, so that `//x`, `/\x` and the like do not pass for paths.
 */
export function safeRedirectPath(path: unknown): string {
  if (typeof path !== 'string' || !path.startsWith('/')) return DEFAULT_PATH;
  const url = URL.parse(path, HERE);
  if (url?.origin !== HERE || url.pathname.startsWith('//')) return DEFAULT_PATH;
  return `${url.pathname}${url.search}${url.hash}`;
}
