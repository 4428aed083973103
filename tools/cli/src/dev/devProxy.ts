import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type DevRoute, NO_STORE } from './routes.ts';

interface DevProxyOptions {
  sources: readonly DevRoute[];
  page: () => { html: string; policy: string };
  /** Handles `/api`; null with mocks in the page: a call that still arrives has no mock. */
  api: { handle(req: IncomingMessage, res: ServerResponse): void } | null;
}

function reject(res: ServerResponse, error: string): void {
  res.writeHead(404, { ...NO_STORE, 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify({ error }));
}

/** Creates the dev proxy: one origin in front of all dev servers. */
export function createDevProxy({ sources, page, api }: DevProxyOptions): Server {
  return createServer((req, res) => {
    const path = (req.url ?? '/').split('?')[0] ?? '/';
    const source = sources.find(({ base }) => path.startsWith(base));
    if (source) return source.handle(req, res);
    if (path.startsWith('/api/')) return api ? api.handle(req, res) : reject(res, `No mock for ${req.method} ${path}`);
    const { html, policy } = page();
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
    res.writeHead(200, { ...NO_STORE, ...headers }).end(html);
  });
}
