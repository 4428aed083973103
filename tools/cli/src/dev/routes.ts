import { readFileSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { request as requestTls } from 'node:https';
import { join } from 'node:path';
import { urlToHttpOptions } from 'node:url';
import { contentTypeOf, parseReleaseUrl } from '@skal/shell/server/http/releaseFiles.ts';

/** A handler of a base path during development. */
export interface DevRoute {
  /** The base path. */
  base: string;
  handle(req: IncomingMessage, res: ServerResponse): void;
}

/** Nothing is cached during development. */
export const NO_STORE = { 'Cache-Control': 'no-store' } as const;

/** Returns the headers of a forwarded request, with host and origin of the target site. */
function headersFor(to: URL, { headers }: IncomingMessage) {
  const { origin } = headers;
  // A foreign origin is kept: the site must reject requests of foreign pages.
  const isOwn = origin === `http://${headers.host}`;
  return { ...headers, host: to.host, ...(isOwn && { origin: to.origin }) };
}

/** Forwards a request and streams both bodies: uploads, and endless responses. */
export function proxyRequest(req: IncomingMessage, res: ServerResponse, to: URL, unreachableMessage: string): void {
  const send = to.protocol === 'https:' ? requestTls : request;
  const requestOptions = { ...urlToHttpOptions(to), path: req.url, method: req.method, headers: headersFor(to, req) };
  const forwarded = send(requestOptions, (reply) => {
    res.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(res);
  });
  forwarded.on('error', () => {
    if (res.headersSent) res.destroy();
    else res.writeHead(502, NO_STORE).end(unreachableMessage);
  });
  // The client has disconnected: abort the forwarded request.
  res.on('close', () => res.writableFinished || forwarded.destroy());
  req.pipe(forwarded);
}

/** Returns a route that forwards a base path to a site or a local server. */
export const proxyRoute = (base: string, to: URL, unreachableMessage: string): DevRoute => ({
  base,
  handle: (req, res) => proxyRequest(req, res, to, unreachableMessage),
});

/** Returns a route that serves the files of a build. */
export const staticRoute = (base: string, dir: string): DevRoute => ({
  base,
  handle: (req, res) => {
    const path = (req.url ?? '').split('?')[0] ?? '';
    const file = parseReleaseUrl(path)?.file;
    const type = file && contentTypeOf(file);
    try {
      if (!file || !type) throw new Error('No such file');
      const body = readFileSync(join(dir, file));
      res.writeHead(200, { ...NO_STORE, 'Content-Type': type }).end(body);
    } catch {
      res.writeHead(404, NO_STORE).end(`Not found: ${path}`);
    }
  },
});

/** Returns a route that serves one script. */
export const scriptRoute = (base: string, text: string): DevRoute => ({
  base,
  handle: (_, res) => res.writeHead(200, { ...NO_STORE, 'Content-Type': 'text/javascript; charset=utf-8' }).end(text),
});
