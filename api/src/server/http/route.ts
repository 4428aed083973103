import type { Endpoint, PathParams } from '@skal/contracts/http/endpoint';
import type { Locale } from '@skal/contracts/site/locale';
import { requestLocale } from '../../language/requestLocale.ts';
import type { ApiKeyAuth, AppPrincipal } from '../auth/AppPrincipal.ts';
import { type AuthenticatedBusiness, type AuthenticatedUser, getEffectiveBusiness } from '../auth/access.ts';
import { forbidden, notSignedIn } from '../errors/HttpError.ts';
import type { HtmlForm } from '../htmlForm.ts';
import type { RateLimiters } from '../rateLimit/rateLimits.ts';
import type { StreamableReply } from '../streaming/stream.ts';
import type { TaggedJson } from '../streaming/taggedJson.ts';
import type { ApiContext } from './context.ts';
import type { Peer } from './peer.ts';

/** One request, as its handler sees it: `Params` and `Body` are those of the contract. */
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

  /** The language of the page, or of the sender. */
  get locale(): Locale {
    return requestLocale(this.ctx);
  }

  /** The authenticated user; always present except on public endpoints. */
  get account(): AuthenticatedUser {
    if (!this.#account) throw notSignedIn();
    return this.#account;
  }

  /** The client whose app sent the request; always present on endpoints for apps. */
  get app(): AppPrincipal {
    const { app } = this.ctx.state;
    if (!app) throw notSignedIn();
    return app;
  }

  /** The signed-in or impersonated business; always present on endpoints for clients. */
  get business(): AuthenticatedBusiness {
    const seen = getEffectiveBusiness(this.account);
    if (!seen) throw forbidden();
    return seen;
  }

  /** The parsed query of a read; takes the place of the body. */
  get query(): Body {
    return this.body;
  }

  /** Whether it is a HEAD request, which must have no effects. */
  get onlyHead(): boolean {
    return this.ctx.method === 'HEAD';
  }

  header(name: string): string | undefined {
    const value = this.ctx.get(name);
    return value === '' ? undefined : value;
  }
}

/** A rate limit per address, and which outcomes count; others are refunded. */
export interface RouteLimit {
  by: keyof Pick<RateLimiters, 'forms'>;
  countsStatus(status: number): boolean;
}

export interface RouteSpec<Params, Body, Answer> {
  limit?: RouteLimit;
  /** Authentication by API key; replaces the checks of origin, session and access. */
  apiKeyAuth?: ApiKeyAuth;
  /**
   * Whether the request is signed: `run` reads and verifies the raw body, which replaces the checks of origin, session and
   * access, and counts invalid signatures.
   */
  signed?: true;
  /**
   * The HTML form that may be posted here without scripts, selected by the sent fields (none if unreadable). Checks,
   * limits and validation are the same as for JSON; the response is a page.
   */
  htmlForm?(sent: Readonly<Record<string, string>>): HtmlForm;
  /** Whether the change is allowed during impersonation: it ends it. */
  allowedDuringImpersonation?: true;
  /**
   * Returns the reply or a stream: `RowStream` for a long list, `FileStream` or `StoredFile` for a file, `TaggedJson` for
   * a serialized reply with an ETag.
   */
  run(call: Call<Params, Body>): MaybePromise<Answer | StreamableReply<Answer> | TaggedJson>;
}

type MaybePromise<Value> = Value | Promise<Value>;

/** An endpoint with its handler, without the types that only `route` needs. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly spec: Omit<RouteSpec<never, never, unknown>, 'run'>;
  run(ctx: ApiContext, body: unknown): unknown;
}

/**
 * Implements an endpoint of the contracts, which determines the types of parameters, body and reply, the access, the
 * body schema and the status of success.
 */
export function route<Path extends string, Sent, Read, Answer>(
  endpoint: Endpoint<Path, Sent, Read, Answer>,
  spec: RouteSpec<PathParams<Path>, NoInfer<Read>, NoInfer<Answer>>,
): Route {
  return {
    endpoint,
    spec,
    // Safe: the router has matched this path, and the endpoint's schema has parsed the body.
    run: (ctx, body) => spec.run(new Call(ctx, ctx.params as PathParams<Path>, body as Read)),
  };
}
