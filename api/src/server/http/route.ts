import type { Endpoint, PathParams } from '@skal/contracts/http/endpoint';
import type { ApiKeyAuth, AppPrincipal } from '../auth/AppPrincipal.ts';
import { type AuthenticatedBusiness, type AuthenticatedUser, effectiveBusiness } from '../auth/access.ts';
import { forbidden, notSignedIn } from '../errors/HttpError.ts';
import type { PlainForm } from '../plainForm.ts';
import type { RateLimiters } from '../rateLimit/rateLimits.ts';
import type { Streamed } from '../streaming/stream.ts';
import type { ApiContext } from './context.ts';
import type { Peer } from './peer.ts';

/** One request at an endpoint, as its command sees it: `Params` and `Body` are those of the contract. */
export class Call<Params, Body> {
  readonly body: Body;
  readonly ctx: ApiContext;
  readonly params: Params;
  readonly peer: Peer;
  readonly requestId: string;
  readonly #account: AuthenticatedUser | undefined;

  constructor(ctx: ApiContext, params: Params, body: Body) {
    this.ctx = ctx;
    this.body = body;
    this.params = params;
    this.peer = ctx.state.peer;
    this.requestId = ctx.state.requestId;
    this.#account = ctx.state.account;
  }

  /** Who is signed in; there always is somebody, except at public endpoints. */
  get account(): AuthenticatedUser {
    if (!this.#account) throw notSignedIn();
    return this.#account;
  }

  /** The client whose app reports; there always is one at the door of apps. */
  get app(): AppPrincipal {
    const { app } = this.ctx.state;
    if (!app) throw notSignedIn();
    return app;
  }

  /** The business of the client who is signed in, or whose portal is viewed; at endpoints for clients there is one. */
  get business(): AuthenticatedBusiness {
    const seen = effectiveBusiness(this.account);
    if (!seen) throw forbidden();
    return seen;
  }

  /** What a read is asked for, where it takes a query: it stands in the body's place. */
  get query(): Body {
    return this.body;
  }

  /** Whether only the head of the answer is asked for (HEAD): nothing is handed out then, and nothing is noted. */
  get onlyHead(): boolean {
    return this.ctx.method === 'HEAD';
  }

  header(name: string): string | undefined {
    const value = this.ctx.get(name);
    return value === '' ? undefined : value;
  }
}

/** A limit counted per address, and which outcomes count; the others are given back. */
export interface RouteLimit {
  by: keyof Pick<RateLimiters, 'forms'>;
  counts(status: number): boolean;
}

export interface RouteSpec<Params, Body, Answer> {
  limit?: RouteLimit;
  /** How an endpoint for apps is entered: there it stands in the place of origin, session and access. */
  apiKeyAuth?: ApiKeyAuth;
  /**
   * Whether what comes in is signed over its bytes: then `run` reads and checks it, in the place of origin, session and access,
   * and counts whoever sends what is not signed.
   */
  signed?: true;
  /**
   * The form that may be posted here without script, as HTML posts it: told by the fields that came, or by none where they
   * could not be read. Checks, limits and validation are those of JSON; the answer is a page.
   */
  plain?(sent: Readonly<Record<string, string>>): PlainForm;
  /** Whether it may be done during a view, though it changes something: it is what ends one. */
  allowedDuringImpersonation?: true;
  /** Answers, at once or by a stream: `RowStream` for a long list, `FileStream` or `StoredFile` for a file. */
  run(call: Call<Params, Body>): Promise<Answer | Streamed<Answer>> | Answer | Streamed<Answer>;
}

/** An endpoint with what answers it. What it was typed by is known to `route`; whoever mounts it need not know. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly spec: Omit<RouteSpec<never, never, unknown>, 'run'>;
  run(ctx: ApiContext, body: unknown): unknown;
}

/**
 * What answers an endpoint of the contracts. Parameters, body and answer are those that the endpoint says; who may
 * call it, how its body is read and with which status it succeeds stand there, too.
 */
export function route<Path extends string, Sent, Read, Answer>(
  endpoint: Endpoint<Path, Sent, Read, Answer>,
  spec: RouteSpec<PathParams<Path>, NoInfer<Read>, NoInfer<Answer>>,
): Route {
  return {
    endpoint,
    spec,
    // The router has filled the parameters of this very path, and the endpoint's own schema has read the body.
    run: (ctx, body) => spec.run(new Call(ctx, ctx.params as PathParams<Path>, body as Read)),
  };
}
