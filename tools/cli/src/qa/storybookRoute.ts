import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { type PreparedResponse, SECURITY_HEADERS } from '@skal/shell/server';
import { contentTypeOf } from '@skal/shell/server/http/releaseFiles.ts';

/** Where the gallery is on a tester's site. */
export const STORYBOOK_PATH = '/qa/gallery/';
const FIRST = 'index.html';

/** Storybook writes scripts and styles into its pages, and has a page of its own in a frame. */
const HEADERS = {
  ...SECURITY_HEADERS,
  'X-Frame-Options': 'SAMEORIGIN',
  'Cache-Control': 'no-cache',
  'Content-Security-Policy':
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
    "img-src 'self' data:; font-src 'self' data:; frame-ancestors 'self'",
};

/** How often a page that waits asks again. */
const AGAIN_S = 2;

interface Gallery {
  /** What is answered at an address of the gallery, the first time by beginning to build it; undefined elsewhere. */
  answer(path: string): PreparedResponse | undefined;
  /** Ends a build that is under way. */
  stop(): void;
}

function answerOf(plain: Buffer, type: string, more: Partial<PreparedResponse> = {}): PreparedResponse {
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  // On one's own machine nothing is won by compressing it.
  return { body: { etag, type, plain, br: null, gzip: null }, headers: HEADERS, ...more };
}

const HTML = 'text/html; charset=utf-8';

const pageWith = (words: string, more: Partial<PreparedResponse>): PreparedResponse =>
  answerOf(
    Buffer.from(`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Gallery</title><style>body{max-inline-size:40em;margin:10vh auto;padding:0 16px;font:1rem/1.5 sans-serif;color-scheme:light dark}</style>
<h1>The gallery of components</h1><p role="status">${words}</p></html>`),
    HTML,
    more,
  );

const WAITING = pageWith('It is being built: half a minute, once for these sources. Then it appears here by itself.', {
  headers: { ...HEADERS, 'Cache-Control': 'no-store', Refresh: String(AGAIN_S) },
});
const FAILED = pageWith(
  'It could not be built. Why stands where <code>npm run qa</code> runs. To try once more, load this page again.',
  { status: 500 },
);

/** A file below a folder, if it is one that is ever sent. */
function fileIn(folder: string, name: string): PreparedResponse | undefined {
  const file = resolve(folder, name);
  const type = name.endsWith('.html') ? HTML : contentTypeOf(name);
  const isOutside = relative(folder, file).startsWith('..');
  if (!type || isOutside || !statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  return answerOf(readFileSync(file), type);
}

/**
 * The gallery beside a tester's pages. Most who test never ask for it, so that a start does not wait for it.
 * @param prepare builds it where it is not there yet, and says in which folder
 */
export function lazyStorybook(
  prepare: (signal: AbortSignal) => Promise<string>,
  log: (message: string, error: unknown) => void,
): Gallery {
  const ending = new AbortController();
  let progress: 'none' | 'building' | 'failed' | { folder: string } = 'none';

  const begin = (): void => {
    progress = 'building';
    prepare(ending.signal).then(
      (folder) => {
        progress = { folder };
      },
      (error: unknown) => {
        progress = 'failed';
        if (!ending.signal.aborted) log('The gallery could not be built', error);
      },
    );
  };
  return {
    answer: (path) => {
      if (!path.startsWith(STORYBOOK_PATH)) return undefined;
      const name = path.slice(STORYBOOK_PATH.length) || FIRST;
      if (typeof progress === 'object') return fileIn(progress.folder, name);
      // Its parts are asked for by nobody before it is there.
      if (name !== FIRST) return undefined;
      if (progress === 'failed') {
        progress = 'none';
        return FAILED;
      }
      if (progress === 'none') begin();
      return WAITING;
    },
    stop: () => ending.abort(),
  };
}
