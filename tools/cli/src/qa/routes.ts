import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodeBody, type MockAssets, type PreparedResponse, SECURITY_HEADERS } from '@skal/shell/server';
import type { QaScripts } from './qaScripts.ts';
import type { StubVersion } from './stubVersions.ts';

/** Nothing of it outlives a build, and its worker may fetch what the page may. */
const HEADERS = { ...SECURITY_HEADERS, 'Cache-Control': 'no-cache', 'Content-Security-Policy': "default-src 'self'" };

/** A call that has come as far as here: no page's mocks were there to answer it. */
export function rejectUnmockedCall({ method, url }: IncomingMessage, res: ServerResponse): void {
  const error = `There is no api here, and no page that answers ${method} ${url}`;
  res.writeHead(503, { ...HEADERS, 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify({ error }));
}

/**
 * What lies beside the pages for testers: their script, the worker at the host's scope, which versions there are, and the
 * gallery.
 */
export function qaFiles(
  entry: string,
  { script, worker }: QaScripts,
  versions: Readonly<Record<string, readonly StubVersion[]>>,
  gallery: (path: string) => PreparedResponse | undefined,
): MockAssets['files'] {
  const answer = (text: string, type: string): PreparedResponse => ({
    body: encodeBody(text, `${type}; charset=utf-8`),
    headers: HEADERS,
  });
  const files = new Map([
    [entry, answer(script.toString(), 'text/javascript')],
    ['/mockServiceWorker.js', answer(worker.toString(), 'text/javascript')],
    ['/qa/versions.json', answer(JSON.stringify(versions), 'application/json')],
  ]);
  return { get: (path) => files.get(path) ?? gallery(path) };
}
