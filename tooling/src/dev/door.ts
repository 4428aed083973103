import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { ROOT } from '../webpack/bundles.ts';
import type { DevServer } from './servers.ts';

interface Door {
  servers: readonly DevServer[];
  page: () => { html: string; policy: string };
  /** Answers `/api`; null where mocks in the page do: what reaches the door then, they do not know. */
  api: { handle(req: IncomingMessage, res: ServerResponse): void } | null;
}

/** Hands a request to the dev server of the bundle that it is for. */
function handOn(req: IncomingMessage, res: ServerResponse, port: number): void {
  const onward = request(
    { host: '127.0.0.1', port, path: req.url, method: req.method, headers: req.headers },
    (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    },
  );
  onward.on('error', () => res.writeHead(502).end('The dev server of this bundle does not answer'));
  req.pipe(onward);
}

function sendFile(res: ServerResponse, file: string, type: string): void {
  res.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(readFileSync(file));
}

function refuse(res: ServerResponse, error: string): void {
  res.writeHead(404, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify({ error }));
}

/** The front door while the site is worked on: one origin before all dev servers. */
export function createDevDoor({ servers, page, api }: Door): Server {
  return createServer((req, res) => {
    const path = (req.url ?? '/').split('?')[0] ?? '/';
    const owner = servers.find(({ base }) => path.startsWith(base));
    if (owner) return handOn(req, res, owner.port);
    if (path.startsWith('/api/'))
      return api ? api.handle(req, res) : refuse(res, `No mock answers ${req.method} ${path}`);
    if (path === '/icon.svg') return sendFile(res, join(ROOT, 'shell/public/icon.svg'), 'image/svg+xml');
    const { html, policy } = page();
    res
      .writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': policy,
      })
      .end(html);
  });
}
