import { callByUrl } from '@skal/contracts/http/callIndex';
import type { Endpoint } from '@skal/contracts/http/endpoint';
import contracts from '@skal/contracts/replies.json' with { type: 'json' };

/** Endpoints that can have their own scenario. */
export const endpointNames: readonly string[] = Object.keys(contracts.endpoints);

/** Returns an endpoint's name in the contracts, such as `staff.add`. */
export function endpointName({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  const name = callByUrl(method, path)?.name;
  if (!name) throw new Error(`${method} ${path} has no name in the contracts`);
  return name;
}

/** Returns the endpoint of a request. */
export const endpointOf = ({ method, url }: Request): string | undefined =>
  callByUrl(method, new URL(url).pathname)?.name;
