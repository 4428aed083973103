import type { Method } from './endpoint.ts';
import contracts from './replies.json' with { type: 'json' };

/** A call that the contracts know, and how it can be answered; for tests and mocks, which have only its address. */
export interface CallInfo {
  /** As it is called in the contracts: `staff.add`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** Who may call it. */
  readonly access: string;
  /** The status of its success. */
  readonly status: number;
  /** Every status with which it may be refused. */
  readonly errorStatuses: readonly number[];
  /** What stands in every one of its refusals, besides the error. */
  readonly errorFields?: Readonly<Record<string, unknown>>;
}

const paramsIn = (path: string): number => path.split(':').length;

const calls = Object.entries(contracts.endpoints)
  .map(([name, call]) => ({
    ...{ name, ...call },
    address: new RegExp(`^${call.path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
  }))
  // What stands in an address goes before what is put into it: `/clients/changes` before `/clients/:id`.
  .sort((a, b) => paramsIn(a.path) - paramsIn(b.path));

/** The call of this name. */
export const callByName = (name: string): CallInfo | undefined => calls.find((one) => one.name === name);

/** The call that is made with a method at an address. */
export const callByUrl = (method: Method | (string & {}), pathname: string): CallInfo | undefined =>
  calls.find((one) => one.method === method && one.address.test(pathname));

/** Why no such status comes from this call, in words; null where it may. */
export const explainUnexpectedStatus = ({ status, errorStatuses }: CallInfo, given: number): string | null =>
  given === status || errorStatuses.includes(given)
    ? null
    : `it succeeds with ${status}, and is refused with ${errorStatuses.join(', ')}`;
