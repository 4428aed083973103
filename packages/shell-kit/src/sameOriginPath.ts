/** A placeholder for the origin of this site. */
const HERE = 'https://this-site.invalid';

/**
 * Returns a path of this site, or null for anything else. It is parsed like in a browser, so that `//x`, `/\x` and the
 * like are rejected.
 */
export function sameOriginPath(path: unknown): string | null {
  if (typeof path !== 'string' || !path.startsWith('/')) return null;
  const url = URL.parse(path, HERE);
  if (url?.origin !== HERE || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
