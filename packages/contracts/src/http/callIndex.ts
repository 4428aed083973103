import type { Method } from './endpoint.ts';
import contracts from './replies.json' with { type: 'json' };

/** An endpoint as tests and mocks see it, found by its URL. */
export interface CallInfo {
  /** Name in the contracts: `staff.add`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** Required access level. */
  readonly access: string;
  /** Status of success. */
  readonly status: number;
  /** All error statuses that it may return. */
  readonly errorStatuses: readonly number[];
  /** Fields in each of its error bodies besides the error. */
  readonly errorFields?: Readonly<Record<string, unknown>>;
}

const countParams = (path: string): number => path.split(':').length;

const calls = Object.entries(contracts.endpoints)
  .map(([name, call]) => ({
    ...{ name, ...call },
    address: new RegExp(`^${call.path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
  }))
  // Literal segments take precedence over parameters: `/clients/changes` before `/clients/:id`.
  .sort((a, b) => countParams(a.path) - countParams(b.path));

/** Finds the endpoint with this name. */
export const callByName = (name: string): CallInfo | undefined => calls.find((one) => one.name === name);

/** Finds the endpoint for a method and a path. */
export const callByUrl = (method: Method | (string & {}), pathname: string): CallInfo | undefined =>
  calls.find((one) => one.method === method && one.address.test(pathname));

/** Describes why the endpoint must not return this status; null if it may. */
export const explainUnexpectedStatus = ({ status, errorStatuses }: CallInfo, returned: number): string | null =>
  returned === status || errorStatuses.includes(returned)
    ? null
    : `it succeeds with ${status}, and fails with ${errorStatuses.join(', ')}`;
