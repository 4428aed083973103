import type { Schema } from 'yup';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Who may call an endpoint: anyone, any signed-in account, a client, or the operator. */
export type Access = 'public' | 'signed-in' | 'client' | 'admin';

/**
 * One call on the wire. `Body` and `Reply` exist for the type checker only, so that describing a call
 * costs a browser nothing; the schema of a body stands beside it and is imported where it is needed.
 */
export interface Endpoint<Body, Reply> {
  readonly method: Method;
  /** Path with `:name` for each parameter, for example `/api/staff/:id`. */
  readonly path: string;
  readonly access: Access;
  readonly types?: { readonly body: Body; readonly reply: Reply };
}

/** Describes a call: `endpoint<SignInBody, SignInReply>('POST', '/api/login', 'public')`. */
export function endpoint<Body, Reply>(method: Method, path: string, access: Access): Endpoint<Body, Reply> {
  return { method, path, access };
}

export type BodyOf<E> = E extends Endpoint<infer Body, unknown> ? Body : never;
export type ReplyOf<E> = E extends Endpoint<never, infer Reply> ? Reply : never;

/** The schema of an endpoint's body: what the server validates with and what a form shows messages from. */
export type BodySchema<Body> = Schema<Body>;

/**
 * Fills the parameters of a path: `pathOf('/api/staff/:id', { id })`.
 * @throws when a parameter has no value, because a call to `/api/staff/undefined` helps nobody.
 */
export function pathOf(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`No value for :${name} in ${path}`);
    return encodeURIComponent(value);
  });
}

/** Every refusal of the api: a sentence for a person, and which fields it is about. */
export interface Refusal {
  error: string;
  fields?: Record<string, string>;
  code?: string;
}
