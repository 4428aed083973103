import { check } from '@skal/contracts/check';
import type { Access, BodySchema, Endpoint, Method } from '@skal/contracts/endpoint';
import type { Context } from 'koa';
import type { SignedIn, SignedInBusiness } from './access.ts';
import type { Limits } from './limits.ts';
import type { Peer } from './peer.ts';
import { forbidden, invalidFields, notSignedIn } from './refusal.ts';

/** One request at an endpoint, as its command sees it. */
export class Call<Body> {
  readonly body: Body;
  readonly ctx: Context;
  readonly params: Readonly<Record<string, string>>;
  readonly peer: Peer;
  readonly requestId: string;
  readonly #account: SignedIn | undefined;

  constructor(ctx: Context, account: SignedIn | undefined, body: Body) {
    this.ctx = ctx;
    this.body = body;
    this.params = ctx.params;
    this.peer = ctx.state.peer;
    this.requestId = ctx.state.requestId;
    this.#account = account;
  }

  /** Who is signed in; there always is somebody, except at public endpoints. */
  get account(): SignedIn {
    if (!this.#account) throw notSignedIn();
    return this.#account;
  }

  /** The business of the client who is signed in; at endpoints for clients there always is one. */
  get business(): SignedInBusiness {
    const { business } = this.account;
    if (!business) throw forbidden();
    return business;
  }

  header(name: string): string | undefined {
    const value = this.ctx.get(name);
    return value === '' ? undefined : value;
  }
}

/** A limit counted per address, and which outcomes count; the others are given back. */
export interface RouteLimit {
  by: keyof Pick<Limits, 'forms'>;
  counts(status: number): boolean;
}

export interface RouteSpec<Reply, Body> {
  limit?: RouteLimit;
  /** The status of a success; 200 where nothing is said, 204 when there is nothing to say. */
  status?: number;
  /** Stands in every refusal of this endpoint, besides the error. */
  refusal?: Readonly<Record<string, unknown>>;
  run(call: Call<Body>): Promise<Reply> | Reply;
}

export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly read: BodyReader<unknown>;
  readonly spec: RouteSpec<unknown, unknown>;
}

/** Turns what came in into what the command takes; null means that the body is not read at all. */
export type BodyReader<Body> = ((raw: Record<string, unknown>) => Body) | null;

/** An endpoint of the contracts, how its body is read and what answers it; who may call it stands in the contract. */
export function route<Reply, Body>(
  endpoint: Endpoint<unknown, Reply>,
  read: BodyReader<Body>,
  spec: RouteSpec<Reply, Body>,
): Route {
  const { method, path, access } = endpoint;
  return { method, path, access, read, spec: spec as RouteSpec<unknown, unknown> };
}

/**
 * Reads a body with a schema of the contracts: unknown fields are dropped, faults are named field by field.
 * The typed result is what the handler gets; nothing behind it validates again.
 */
export const checked =
  <Body>(schema: BodySchema<Body>) =>
  (raw: Record<string, unknown>): Body => {
    const result = check(schema, raw);
    if (!result.ok) throw invalidFields(result.fields);
    return result.body;
  };
