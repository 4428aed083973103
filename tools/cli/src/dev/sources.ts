import { readFileSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { request as requestTls } from 'node:https';
import { join } from 'node:path';
import { urlToHttpOptions } from 'node:url';
import { fileAt, typeOfFile } from '@skal/shell/server/files.ts';

/** What answers under an address while something is worked on. */
export interface Source {
  /** The address that it answers under. */
  base: string;
  answer(req: IncomingMessage, res: ServerResponse): void;
}

/** Nothing that is served while it is worked on is kept. */
export const FRESH = { 'Cache-Control': 'no-store' } as const;

/** What a request says of where it is sent and from where, in the words of a site that it is handed on to. */
function headersFor(to: URL, { headers }: IncomingMessage) {
  const { origin } = headers;
  // Another page's request stays one: the site refuses what a stranger's page would have it do.
  const isOwn = origin === `http://${headers.host}`;
  return { ...headers, host: to.host, ...(isOwn && { origin: to.origin }) };
}

/** Hands a request on and its answer back, each as it comes: a file that goes up, and an answer without an end. */
export function handOn(req: IncomingMessage, res: ServerResponse, to: URL, nobody: string): void {
  const ask = to.protocol === 'https:' ? requestTls : request;
  const about = { ...urlToHttpOptions(to), path: req.url, method: req.method, headers: headersFor(to, req) };
  const onward = ask(about, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(res);
  });
  onward.on('error', () => {
    if (res.headersSent) res.destroy();
    else res.writeHead(502, FRESH).end(nobody);
  });
  // Who has gone away needs no answer any more.
  res.on('close', () => res.writableFinished || onward.destroy());
  req.pipe(onward);
}

/** Hands what is under an address on to a site, or to a server of this machine. */
export const handingOn = (base: string, to: URL, nobody: string): Source => ({
  base,
  answer: (req, res) => handOn(req, res, to, nobody),
});

/** Serves the files of a build. */
export const filesOf = (base: string, dir: string): Source => ({
  base,
  answer: (req, res) => {
    const path = (req.url ?? '').split('?')[0] ?? '';
    const file = fileAt(path)?.file;
    const type = file && typeOfFile(file);
    try {
      if (!file || !type) throw new Error('No such file');
      const body = readFileSync(join(dir, file));
      res.writeHead(200, { ...FRESH, 'Content-Type': type }).end(body);
    } catch {
      res.writeHead(404, FRESH).end(`There is no ${path}`);
    }
  },
});

/** Serves one script. */
export const scriptAt = (base: string, text: string): Source => ({
  base,
  answer: (_, res) => res.writeHead(200, { ...FRESH, 'Content-Type': 'text/javascript; charset=utf-8' }).end(text),
});
