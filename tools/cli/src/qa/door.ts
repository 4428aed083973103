import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, type MockedCalls, SECURITY_HEADERS, store } from '@skal/shell/server';
import type { TesterPage } from './page.ts';
import type { StandIn } from './standIns.ts';

/** Nothing of it outlives a build, and its worker may fetch what the page may. */
const HEADERS = { ...SECURITY_HEADERS, 'Cache-Control': 'no-cache', 'Content-Security-Policy': "default-src 'self'" };

/** A call that has come as far as here: no page's mocks were there to answer it. */
export function refuseCall({ method, url }: IncomingMessage, res: ServerResponse): void {
  const error = `There is no api here, and no page that answers ${method} ${url}`;
  res.writeHead(503, { ...HEADERS, 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify({ error }));
}

/**
 * What lies beside the pages for testers: their script, the worker at the host's scope, which versions there are, and the
 * gallery.
 */
export function siteFilesFor(
  entry: string,
  { script, worker }: TesterPage,
  versions: Readonly<Record<string, readonly StandIn[]>>,
  gallery: (path: string) => Answer | undefined,
): MockedCalls['files'] {
  const answer = (text: string, type: string): Answer => ({
    stored: store(text, `${type}; charset=utf-8`),
    headers: HEADERS,
  });
  const files = new Map([
    [entry, answer(script.toString(), 'text/javascript')],
    ['/mockServiceWorker.js', answer(worker.toString(), 'text/javascript')],
    ['/qa/versions.json', answer(JSON.stringify(versions), 'application/json')],
  ]);
  return { get: (path) => files.get(path) ?? gallery(path) };
}
