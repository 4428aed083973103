import { readFileSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { request as requestTls } from 'node:https';
import { join } from 'node:path';
import { urlToHttpOptions } from 'node:url';
import { contentTypeOf, parseReleaseUrl } from '@skal/shell/server/http/releaseFiles.ts';

/** What answers under an address while something is worked on. */
export interface DevRoute {
  /** The address that it answers under. */
  base: string;
  handle(req: IncomingMessage, res: ServerResponse): void;
}

/** Nothing that is served while it is worked on is kept. */
export const NO_STORE = { 'Cache-Control': 'no-store' } as const;

/** What a request says of where it is sent and from where, in the words of a site that it is handed on to. */
function headersFor(to: URL, { headers }: IncomingMessage) {
  const { origin } = headers;
  // Another page's request stays one: the site refuses what a stranger's page would have it do.
  const isOwn = origin === `http://${headers.host}`;
  return { ...headers, host: to.host, ...(isOwn && { origin: to.origin }) };
}

/** Hands a request on and its answer back, each as it comes: a file that goes up, and an answer without an end. */
export function proxyRequest(req: IncomingMessage, res: ServerResponse, to: URL, nobody: string): void {
  const ask = to.protocol === 'https:' ? requestTls : request;
  const about = { ...urlToHttpOptions(to), path: req.url, method: req.method, headers: headersFor(to, req) };
  const onward = ask(about, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(res);
  });
  onward.on('error', () => {
    if (res.headersSent) res.destroy();
    else res.writeHead(502, NO_STORE).end(nobody);
  });
  // Who has gone away needs no answer any more.
  res.on('close', () => res.writableFinished || onward.destroy());
  req.pipe(onward);
}

/** Hands what is under an address on to a site, or to a server of this machine. */
export const proxyRoute = (base: string, to: URL, nobody: string): DevRoute => ({
  base,
  handle: (req, res) => proxyRequest(req, res, to, nobody),
});

/** Serves the files of a build. */
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
      res.writeHead(404, NO_STORE).end(`There is no ${path}`);
    }
  },
});

/** Serves one script. */
export const scriptRoute = (base: string, text: string): DevRoute => ({
  base,
  handle: (_, res) => res.writeHead(200, { ...NO_STORE, 'Content-Type': 'text/javascript; charset=utf-8' }).end(text),
});
