import type { IncomingMessage, ServerResponse } from 'node:http';
import { STATUS_PATH } from '@skal/contracts/operations/status';
import { isOwnPath } from '@skal/contracts/site/reservedPaths';
import type { Context } from 'koa';
import { localeOfPath } from '../language/pageLanguage.ts';
import type { OverridePages } from '../override/override.ts';
import { type Override, parseOverride } from '../override/overrideQuery.ts';
import type { MockAssets } from '../pages/mockScript.ts';
import { scriptRequiredPage } from '../pages/scriptRequired.ts';
import type { PersonalPages } from '../personalPages/personalPages.ts';
import { mayRender, sendPersonal } from '../personalPages/sendPersonal.ts';
import { type PreparedResponse, sendPrepared } from './preparedResponse.ts';
import type { ResponseLookup } from './responseLookup.ts';
import type { AnswerWellKnown } from './wellKnown.ts';

/** A handler with paths of its own: beacons, publishing. */
interface PathHandler {
  handles(path: string): boolean;
  handle(path: string, req: IncomingMessage, res: ServerResponse): void;
}

interface MiddlewareOptions {
  ready: ResponseLookup;
  own: readonly PathHandler[];
  overrides: Pick<OverridePages, 'render'>;
  handleStatus(ctx: Context): Promise<void>;
  wellKnown: AnswerWellKnown;
  mocked: MockAssets['files'] | undefined;
  /** Null without an api in this process. */
  personalPages: PersonalPages | null;
  log: (message: string, error?: unknown) => void;
}

/** The canonical path: the browser's router ignores case, escapes and extra slashes. */
function canonicalOf(path: string): string {
  let plain = path.toLowerCase();
  try {
    plain = decodeURIComponent(plain);
  } catch {
    // A path that cannot be decoded is no page.
  }
  return plain.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
}

/** Answers all requests that neither the api nor a prepared response answers. */
export function createSiteMiddleware({
  ready,
  own,
  overrides,
  handleStatus,
  wellKnown,
  mocked,
  personalPages,
  log,
}: MiddlewareOptions): (ctx: Context) => unknown {
  const sendReady = (ctx: Context, answer: PreparedResponse) => {
    ctx.respond = false;
    sendPrepared(ctx.req, ctx.res, answer);
  };

  const sendText = (ctx: Context, status: number, sentence: string) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.status = status;
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = sentence;
  };

  const releaseFile = async (ctx: Context) => {
    try {
      const file = await ready.read(ctx.path);
      if (file) sendReady(ctx, file);
      else sendText(ctx, 404, 'There is no such file in this release');
    } catch (error) {
      // Not a 404: the file may exist, and browsers remember a 404 of a script.
      log('A file of a release cannot be read at this moment', error);
      ctx.set('Retry-After', '1');
      sendText(ctx, 503, 'This file cannot be read at this moment');
    }
  };

  /** Renders a page with other versions than the live ones, for an operator. */
  const overriddenPage = async (ctx: Context, override: Override) => {
    const outcome = await overrides.render(ctx, override);
    if ('page' in outcome) {
      for (const name of Object.keys(ready.inertHeaders)) ctx.remove(name);
      return sendReady(ctx, ready.uncached(outcome.page));
    }
    ctx.set('X-Robots-Tag', 'noindex');
    sendText(ctx, outcome.status, outcome.message);
  };

  return async (ctx) => {
    const { path, method } = ctx;
    const handler = own.find((each) => each.handles(path));
    if (handler) {
      ctx.respond = false;
      return handler.handle(path, ctx.req, ctx.res);
    }
    ctx.set(ready.inertHeaders);
    if (method !== 'GET' && method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD');
      ctx.status = 405;
      const isPage = ready.isPage(path) && ctx.get('Accept').includes('text/html');
      ctx.body = isPage ? scriptRequiredPage(path, localeOfPath(path)) : { error: 'This address can only be read' };
      return;
    }
    if (path === STATUS_PATH) return handleStatus(ctx);
    if (await wellKnown(ctx)) return;
    const override = isOwnPath(path) ? null : parseOverride(ctx.search);
    if (override) return overriddenPage(ctx, override);
    const personal = personalPages && mayRender(ctx) ? ready.personal(path, ctx.headers.cookie) : null;
    if (personalPages && personal) {
      for (const name of Object.keys(ready.inertHeaders)) ctx.remove(name);
      return sendPersonal(ctx, personal, personalPages);
    }
    const found = ready.find(path, ctx.headers.cookie) ?? mocked?.get(path);
    if (found) return sendReady(ctx, found);
    if (path.startsWith('/r/')) return releaseFile(ctx);
    const canonical = canonicalOf(path);
    if (canonical !== path && (canonical === STATUS_PATH || ready.isPage(canonical))) {
      ctx.status = 308;
      ctx.set('Location', canonical + ctx.search);
      return;
    }
    for (const name of Object.keys(ready.inertHeaders)) ctx.remove(name);
    sendReady(ctx, ready.notFound(path, ctx.headers.cookie));
  };
}
