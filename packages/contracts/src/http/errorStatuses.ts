import type { Endpoint } from './endpoint.ts';

/** Possible for every call: rate limit, internal error, unavailable. */
const ANY = [429, 500, 503];

/** Returns all error statuses of an endpoint: those that follow from its kind, and its own. */
export function listErrorStatuses({
  method,
  path,
  access,
  scope,
  body,
  query,
  errorStatuses = [],
}: Endpoint): number[] {
  const own = access !== 'public';
  const statuses = new Set([...ANY, ...errorStatuses]);
  if (body || query) statuses.add(400);
  if (own) statuses.add(401);
  // A key without the scope.
  if (scope) statuses.add(403);
  // Wrong account, or a request from another site. Apps have neither accounts nor pages.
  if (access !== 'app' && (own || method !== 'GET')) statuses.add(403);
  // Not found, or an undecodable path: `/clients/%ff`.
  if (path.includes(':')) statuses.add(404).add(400);
  // Body too large, or of another media type.
  if (body) statuses.add(413).add(415);
  // The body of an anonymous caller timed out.
  if (body && access === 'public') statuses.add(408);
  return [...statuses].sort((a, b) => a - b);
}
