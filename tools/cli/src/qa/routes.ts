import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodeBody, type MockAssets, type PreparedResponse, SECURITY_HEADERS } from '@skal/shell/server';
import type { QaScripts } from './qaScripts.ts';
import type { StubVersion } from './stubVersions.ts';

/** Revalidated after each build; the worker may fetch what the page may. */
const HEADERS = { ...SECURITY_HEADERS, 'Cache-Control': 'no-cache', 'Content-Security-Policy': "default-src 'self'" };

/** Rejects a call that reached the server: no mocked page intercepted it. */
export function rejectUnmockedCall({ method, url }: IncomingMessage, res: ServerResponse): void {
  const error = `No api and no mocked page for ${method} ${url}`;
  res.writeHead(503, { ...HEADERS, 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify({ error }));
}

/** Serves the files of the QA site: script, worker at the host's scope, list of versions, and Storybook. */
export function qaFiles(
  entry: string,
  { script, worker }: QaScripts,
  versions: Readonly<Record<string, readonly StubVersion[]>>,
  storybook: (path: string) => PreparedResponse | undefined,
): MockAssets['files'] {
  const prepare = (text: string, type: string): PreparedResponse => ({
    body: encodeBody(text, `${type}; charset=utf-8`),
    headers: HEADERS,
  });
  const files = new Map([
    [entry, prepare(script.toString(), 'text/javascript')],
    ['/mockServiceWorker.js', prepare(worker.toString(), 'text/javascript')],
    ['/qa/versions.json', prepare(JSON.stringify(versions), 'application/json')],
  ]);
  return { get: (path) => files.get(path) ?? storybook(path) };
}
