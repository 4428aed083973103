import { callByUrl } from '@skal/contracts/http/callIndex';
import type { Endpoint } from '@skal/contracts/http/endpoint';
import contracts from '@skal/contracts/replies.json' with { type: 'json' };

/** What can be answered by a scenario of its own. */
export const endpointNames: readonly string[] = Object.keys(contracts.endpoints);

/** What an endpoint is called in the contracts, such as `staff.add`. */
export function endpointName({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  const name = callByUrl(method, path)?.name;
  if (!name) throw new Error(`${method} ${path} has no name in the contracts`);
  return name;
}

/** The endpoint that a call is for. */
export const endpointOf = ({ method, url }: Request): string | undefined =>
  callByUrl(method, new URL(url).pathname)?.name;
