import { type IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { LANGUAGE_COOKIE, SOURCE_LOCALE } from '@skal/contracts/site/locale';
import type { ApiApp } from './context.ts';

/** The reply to a read inside the process. */
export interface InProcessReply {
  status: number;
  /** The reply as JSON text; null if it is not JSON, or longer than a page may contain. */
  json: string | null;
  /** Set-Cookie headers, which the caller forwards: a read may renew the session. */
  cookies: readonly string[];
}

/** Reads an address of the api with the cookies of a request, as its browser would. */
export type InProcessReader = (req: IncomingMessage, address: string) => Promise<InProcessReply>;

/** Maximum length of a reply, in characters. A browser reads longer ones itself. */
const MAX_REPLY_LENGTH = 256 * 1024;

/** Headers of the request that decide about a read: who asks, and from where. Conditional requests are left out. */
const FORWARDED = [
  'cookie',
  'host',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-request-id',
  'traceparent',
];

function innerRequest(req: IncomingMessage, address: string): IncomingMessage {
  const headers = Object.fromEntries(FORWARDED.map((name) => [name, req.headers[name]]).filter(([, value]) => value));
  const own = { method: 'GET', url: address, headers: { ...headers, accept: 'application/json' } };
  return Object.create(req, Object.getOwnPropertyDescriptors(own)) as IncomingMessage;
}

/** Collects a streamed list; null if it is too long. Leaving the loop ends the reading of rows. */
async function collect(stream: Readable): Promise<string | null> {
  let text = '';
  for await (const chunk of stream) {
    text += String(chunk);
    if (text.length > MAX_REPLY_LENGTH) return null;
  }
  return text;
}

async function readJson(body: unknown, type: string): Promise<string | null> {
  if (!type.startsWith('application/json')) {
    if (body instanceof Readable) body.destroy();
    return null;
  }
  if (body instanceof Readable) return collect(body);
  return typeof body === 'string' && body.length <= MAX_REPLY_LENGTH ? body : null;
}

/** Koa composes its middleware by this property, which its types omit. */
interface Composing {
  compose(middleware: ApiApp['middleware']): (ctx: ReturnType<ApiApp['createContext']>) => Promise<void>;
}

/**
 * Creates the reader of the api inside this process. It runs the same middleware as a request over HTTP: session, limits,
 * access, validation, errors, metrics. The language is that of the page, not of the browser.
 */
export function createInProcessReader(app: ApiApp): InProcessReader {
  const run = (app as unknown as Composing).compose(app.middleware);
  return async (req, address) => {
    const inner = innerRequest(req, address);
    const ctx = app.createContext(inner, new ServerResponse(inner));
    inner.headers['accept-language'] = ctx.cookies.get(LANGUAGE_COOKIE) ?? SOURCE_LOCALE;
    await run(ctx);
    const json = await readJson(ctx.body, ctx.response.get('Content-Type'));
    const cookies = [ctx.res.getHeader('Set-Cookie') ?? []].flat().map(String);
    return { status: ctx.status, json, cookies };
  };
}
