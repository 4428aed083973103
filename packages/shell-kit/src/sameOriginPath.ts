/** Stands for this site, whatever its address is. */
const HERE = 'https://this-site.invalid';

/**
 * A path of this site, or null for anything else. It is read by the rules by which a browser reads addresses, so that
 * `//x`, `/\x` and the like do not pass for paths.
 */
export function sameOriginPath(path: unknown): string | null {
  if (typeof path !== 'string' || !path.startsWith('/')) return null;
  const url = URL.parse(path, HERE);
  if (url?.origin !== HERE || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
