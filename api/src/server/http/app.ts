import { randomUUID } from 'node:crypto';
import Router from '@koa/router';
import type { ByteBudget } from '@skal/contracts/http/byteBudget';
import { isIdParam } from '@skal/contracts/http/endpoint';
import { formLocale } from '@skal/contracts/site/formAction';
import { isId } from '../../db/rows/id.ts';
import { sentence } from '../../language/text.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { type AuthenticatedUser, requireAccess, requireNoImpersonation } from '../auth/access.ts';
import { authenticateByKey } from '../auth/apiKeyAuth.ts';
import { requireOwnOrigin } from '../auth/origin.ts';
import { handleError } from '../errors/errorHandler.ts';
import { badRequest, HttpError, notFound } from '../errors/HttpError.ts';
import { isHtmlFormPost, sendFormSuccess } from '../formResponse.ts';
import { getErrorLogFields, type Logger } from '../observability/log.ts';
import type { RateLimiters } from '../rateLimit/rateLimits.ts';
import { readBody } from '../readBody.ts';
import { StoredFile, sendStoredFile } from '../streaming/storedFile.ts';
import { isStreamed, sendStream } from '../streaming/stream.ts';
import { sendTaggedJson, TaggedJson } from '../streaming/taggedJson.ts';
import type { ApiApp, ApiContext, OnResponse } from './context.ts';
import { setSecurityHeaders } from './headers.ts';
import { sendJson } from './json.ts';
import { compilePeerReader, limitKey } from './peer.ts';
import type { Route } from './route.ts';

/** Sessions as the routes need them; provided by the session module. */
export interface SessionReader {
  /** Returns the user of the request, if signed in. */
  load(ctx: ApiContext): Promise<AuthenticatedUser | undefined>;
}

export interface AppOptions {
  settings: ApiSettings;
  log: Logger;
  limits: RateLimiters;
  /** Memory budget of all requests of this process. */
  budget: ByteBudget;
  /** Whether the process is about to stop. */
  isDraining(): boolean;
  /** Called after each response; undefined without monitoring. */
  onResponse?: OnResponse | undefined;
}

/** Creates the reader of the caller's address behind the configured proxies. */
export const createPeerReader = ({ settings, log }: Pick<AppOptions, 'settings' | 'log'>) =>
  compilePeerReader({
    trustedProxies: settings.trustedProxies,
    siteOrigin: settings.site.origin,
    onIgnored: (from) =>
      log.warn({ from }, 'X-Forwarded-For from an untrusted address is ignored: see SKAL_TRUSTED_PROXIES'),
  });

/** Adds the middleware around every response: headers, request id, error handling. */
export function configureApp(app: ApiApp, { settings, log, budget, isDraining, onResponse }: AppOptions): void {
  const readPeer = createPeerReader({ settings, log });
  app.use(async (ctx, next) => {
    const startedAt = onResponse && performance.now();
    const peer = readPeer(ctx.req);
    const requestId = peer.requestId ?? randomUUID();
    const buffered = budget.open(limitKey(peer.ip));
    ctx.state = { requestId, peer, buffered, bodyMs: settings.bodyMs };
    endUnread(ctx);
    setSecurityHeaders(ctx.res, peer.secure);
    ctx.res.setHeader('X-Request-Id', requestId);
    if (isDraining()) ctx.res.setHeader('Connection', 'close');
    try {
      await next();
    } catch (error) {
      handleError(ctx, error, log);
    } finally {
      buffered.release();
    }
    if (startedAt !== undefined) onResponse?.(ctx, performance.now() - startedAt);
  });
  // A visitor who disconnects early is not an error; errors before the response are handled above.
  app.on('error', (error) => log.info(getErrorLogFields(error), 'response not delivered'));
}

/**
 * Closes the connection of an anonymous caller who keeps sending a body after the response. Until then the body is read
 * and discarded, so that the caller receives the response (lingering close).
 */
function endUnread({ req, res, state }: Pick<ApiContext, 'req' | 'res' | 'state'>): void {
  res.once('finish', () => {
    if (req.complete || state.account || state.app) return;
    setTimeout(() => {
      if (!req.complete) req.socket.destroy();
    }, state.bodyMs).unref();
  });
}

/** Mounts the routes, with 404 and 405 for all other requests. */
export function mount(app: ApiApp, deps: AppOptions, routes: readonly Route[], sessions: SessionReader): void {
  const router = new Router();
  // The router tries all patterns in turn; paths without parameters are looked up directly.
  const byAddress = new Map<string, Route>();
  for (const route of routes) {
    const { path, method } = route.endpoint;
    router.register(path, [method], (ctx: ApiContext) => answer(ctx, route, deps, sessions));
    if (!path.includes(':')) byAddress.set(`${method} ${path}`, route);
  }
  app.use((ctx, next) => {
    const route = byAddress.get(`${ctx.method} ${ctx.path}`);
    if (!route) return next();
    ctx.params = {};
    return answer(ctx, route, deps, sessions);
  });
  app.use(refuseUnreadablePath);
  app.use(router.routes());
  app.use(async (ctx) => {
    await deps.limits.general.consume(limitKey(ctx.state.peer.ip));
    const methods = new Set(router.match(ctx.path, '').path.flatMap((layer) => layer.methods));
    if (methods.size === 0) throw notFound('address');
    const headers = { Allow: [...methods].join(', ') };
    throw new HttpError(405, sentence(/*i18n*/ '{method} is not allowed here.', { method: ctx.method }), { headers });
  });
}

async function refuseUnreadablePath(ctx: { path: string }, next: () => Promise<unknown>): Promise<void> {
  try {
    decodeURIComponent(ctx.path);
  } catch {
    throw badRequest(/*i18n*/ 'The URL of this request is not valid.');
  }
  await next();
}

/** Runs the handler and sends its result. */
async function runHandler(ctx: ApiContext, route: Route, body: unknown): Promise<void> {
  const { status } = route.endpoint;
  const reply = await route.run(ctx, body);
  if (reply instanceof Blob) ctx.body = reply;
  else if (reply instanceof StoredFile) await sendStoredFile(ctx, reply);
  else if (reply instanceof TaggedJson) await sendTaggedJson(ctx, reply);
  else if (isStreamed(reply)) await sendStream(ctx, status, reply);
  else if (ctx.state.htmlForm) sendFormSuccess(ctx, ctx.state.htmlForm, status, reply);
  else sendJson(ctx, status, reply);
}

/**
 * id format -> origin -> limit of the route -> session -> general limit (public, or no session) -> impersonation -> access -> body
 * -> run -> response
 */
async function answer(ctx: ApiContext, route: Route, deps: AppOptions, sessions: SessionReader): Promise<void> {
  const { settings, limits } = deps;
  const { method, access } = route.endpoint;
  const { peer } = ctx.state;
  ctx.state.route = route;
  // Malformed ids return 404 without a look-up; other parameters are resolved by the route.
  if (!Object.entries(ctx.params).every(([name, value]) => !isIdParam(name) || isId(value))) throw notFound('address');
  const { apiKeyAuth, signed, htmlForm } = route.spec;
  if (htmlForm && isHtmlFormPost(ctx.req.headers['content-type']))
    ctx.state.htmlForm = { form: htmlForm({}), locale: formLocale(ctx.querystring), values: null };
  if (signed) return runHandler(ctx, route, undefined);
  if (apiKeyAuth) {
    await authenticateByKey(ctx, route.endpoint, apiKeyAuth);
    return runHandler(ctx, route, await readBody(ctx, route, apiKeyAuth.bodyBytes));
  }
  if (method !== 'GET') requireOwnOrigin(ctx.req, peer, settings.site.origin);
  await withRateLimit(ctx, route, limits, async () => {
    // Public reads ignore the session; changes load it, because impersonation forbids them.
    const signedIn = access === 'public' && method === 'GET' ? undefined : await sessions.load(ctx);
    const account = access === 'public' ? undefined : signedIn;
    if (account) ctx.state.account = account;
    if (!account) await limits.general.consume(limitKey(peer.ip));
    if (!route.spec.allowedDuringImpersonation) requireNoImpersonation(route.endpoint, signedIn);
    requireAccess(route.endpoint, account);
    const body = await readBody(ctx, route, settings.bodyBytes);
    await runHandler(ctx, route, body);
  });
}

/** Counts a request by the limit of its route, and refunds it when the outcome does not count. */
async function withRateLimit(
  ctx: ApiContext,
  { spec }: Route,
  limits: RateLimiters,
  work: () => Promise<void>,
): Promise<void> {
  if (!spec.limit) return work();
  const limiter = limits[spec.limit.by];
  const key = limitKey(ctx.state.peer.ip);
  const giveBack = await limiter.consume(key);
  const settle = async (status: number) => {
    // A failed refund must not fail a completed request.
    if (!spec.limit?.countsStatus(status)) await giveBack().catch(() => undefined);
  };
  try {
    await work();
  } catch (error) {
    await settle(error instanceof HttpError ? error.status : 500);
    throw error;
  }
  await settle(ctx.status);
}
