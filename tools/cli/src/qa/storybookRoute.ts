import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { type PreparedResponse, SECURITY_HEADERS } from '@skal/shell/server';
import { contentTypeOf } from '@skal/shell/server/http/releaseFiles.ts';

/** Path of Storybook on a QA site. */
export const STORYBOOK_PATH = '/qa/gallery/';
const INDEX_FILE = 'index.html';

/** Storybook has inline scripts and styles, and an iframe. */
const HEADERS = {
  ...SECURITY_HEADERS,
  'X-Frame-Options': 'SAMEORIGIN',
  'Cache-Control': 'no-cache',
  'Content-Security-Policy':
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
    "img-src 'self' data:; font-src 'self' data:; frame-ancestors 'self'",
};

/** Seconds until a waiting page reloads. */
const RELOAD_S = 2;

interface StorybookRoute {
  /** Responds to a path of Storybook, and starts the build on the first request; undefined for other paths. */
  answer(path: string): PreparedResponse | undefined;
  /** Aborts a running build. */
  stop(): void;
}

function createResponse(plain: Buffer, type: string, more: Partial<PreparedResponse> = {}): PreparedResponse {
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  // Compression does not pay on the local machine.
  return { body: { etag, type, plain, br: null, gzip: null }, headers: HEADERS, ...more };
}

const HTML = 'text/html; charset=utf-8';

const statusPage = (text: string, more: Partial<PreparedResponse>): PreparedResponse =>
  createResponse(
    Buffer.from(`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Storybook</title><style>body{max-inline-size:40em;margin:10vh auto;padding:0 16px;font:1rem/1.5 sans-serif;color-scheme:light dark}</style>
<h1>Storybook</h1><p role="status">${text}</p></html>`),
    HTML,
    more,
  );

const WAITING_PAGE = statusPage(
  'Building Storybook (about half a minute, once per change). This page reloads automatically.',
  {
    headers: { ...HEADERS, 'Cache-Control': 'no-store', Refresh: String(RELOAD_S) },
  },
);
const FAILED_PAGE = statusPage(
  'The build failed. See the output of <code>npm run qa</code>, then reload this page to try again.',
  { status: 500 },
);

/** Returns a file below a folder, if it has a known type. */
function fileIn(folder: string, name: string): PreparedResponse | undefined {
  const file = resolve(folder, name);
  const type = name.endsWith('.html') ? HTML : contentTypeOf(name);
  const isOutside = relative(folder, file).startsWith('..');
  if (!type || isOutside || !statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  return createResponse(readFileSync(file), type);
}

/**
 * Creates the Storybook route of a QA site. Storybook is built on demand, so that it does not delay the start.
 * @param prepare builds it unless it is cached, and returns its folder
 */
export function createStorybookRoute(
  prepare: (signal: AbortSignal) => Promise<string>,
  log: (message: string, error: unknown) => void,
): StorybookRoute {
  const abortController = new AbortController();
  let progress: 'none' | 'building' | 'failed' | { folder: string } = 'none';

  const startBuild = (): void => {
    progress = 'building';
    prepare(abortController.signal).then(
      (folder) => {
        progress = { folder };
      },
      (error: unknown) => {
        progress = 'failed';
        if (!abortController.signal.aborted) log('Storybook could not be built', error);
      },
    );
  };
  return {
    answer: (path) => {
      if (!path.startsWith(STORYBOOK_PATH)) return undefined;
      const name = path.slice(STORYBOOK_PATH.length) || INDEX_FILE;
      if (typeof progress === 'object') return fileIn(progress.folder, name);
      // Other files are only requested after the build.
      if (name !== INDEX_FILE) return undefined;
      if (progress === 'failed') {
        progress = 'none';
        return FAILED_PAGE;
      }
      if (progress === 'none') startBuild();
      return WAITING_PAGE;
    },
    stop: () => abortController.abort(),
  };
}
