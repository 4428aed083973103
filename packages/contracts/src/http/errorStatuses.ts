import type { Endpoint } from './endpoint.ts';

/** Whatever is asked: too often, a fault of ours, and not just now. */
const ANY = [429, 500, 503];

/** The statuses with which the api may refuse a call: those that follow from what it is, and the endpoint's own. */
export function errorStatusesOf({ method, path, access, body, query, errorStatuses = [] }: Endpoint): number[] {
  const own = access !== 'public';
  const statuses = new Set([...ANY, ...errorStatuses]);
  if (body || query) statuses.add(400);
  if (own) statuses.add(401);
  // Not this account's, or not asked by a page of this site. An app is no account, and no page.
  if (access !== 'app' && (own || method !== 'GET')) statuses.add(403);
  // Not there, or no address that can be read: `/clients/%ff`.
  if (path.includes(':')) statuses.add(404).add(400);
  // Larger than what is read, or in another form.
  if (body) statuses.add(413).add(415);
  // An anonymous caller who does not end the body in time.
  if (body && access === 'public') statuses.add(408);
  return [...statuses].sort((a, b) => a - b);
}
